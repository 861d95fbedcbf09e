import { existsSync } from 'node:fs'
import { indexIsBuilt, type SearchIndex, searchIsBusy } from '../search-index.ts'
import type { IndexPlace } from './place.ts'
import { createReader } from './reader.ts'
import { isBroken, SqlError, SqlThread } from './sql-thread.ts'

const PRAGMAS = ['busy_timeout = 10000', 'query_only = ON']

interface Opened {
  readonly name: string
  readonly thread: SqlThread
  readonly index: SearchIndex
}

/** Whatever index is used at the moment; opened by the first who asks. */
export function createReading(place: IndexPlace): SearchIndex & AsyncDisposable {
  let opened: Opened | undefined

  /** Answers of the one before it are still waited for; it closes behind them. */
  function openedNow(): Opened {
    const name = place.nameNow()
    if (opened && opened.name === name) return opened
    void opened?.thread.close()
    opened = undefined
    if (name === undefined || !existsSync(place.fileOf(name))) throw indexIsBuilt()
    const thread = new SqlThread(place.fileOf(name), PRAGMAS)
    opened = { name, thread, index: createReader(thread) }
    return opened
  }

  async function ask<T>(run: (index: SearchIndex) => Promise<T>): Promise<T> {
    const { name, index } = openedNow()
    try {
      return await run(index)
    } catch (error) {
      if (!(error instanceof SqlError)) throw error
      // Another index has taken its place while it was asked.
      if (place.nameNow() !== name) return ask(run)
      if (error.code === 'BUSY') throw searchIsBusy()
      if (!isBroken(error)) throw error
      place.giveUp(name, error)
      throw indexIsBuilt()
    }
  }

  return {
    find: (wanted, page) => ask((index) => index.find(wanted, page)),
    count: (wanted, facets) => ask((index) => index.count(wanted, facets)),
    async [Symbol.asyncDispose]() {
      await opened?.thread.close()
    },
  }
}
