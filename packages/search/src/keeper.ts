import { ChangeGapError, type StoreTools } from '@longtable/store'
import { fillIndex, type Progress, readOn } from './build-index.ts'
import type { Making } from './make-documents.ts'
import type { IndexFile, Shelf } from './search-index.ts'

export interface KeeperOptions extends Making {
  readonly tools: Pick<StoreTools, 'scan'>
  readonly shelf: Shelf
  readonly now: () => number
}

export interface Keeper {
  /** Takes what has changed since; says how much. Zero also while another process keeps the index. */
  step(): Promise<number>
  /** Builds another index beside the one that is used, and puts it in its place. False: somebody does already. */
  rebuild(onProgress?: (progress: Progress) => void): Promise<boolean>
  /** Ends what is under way; an index that is half built is begun anew by the next one. */
  stop(): Promise<void>
}

class StoppedError extends Error {}

/** Keeps the index of one table: any number of processes may try, one of them does. */
export function createKeeper(options: KeeperOptions): Keeper {
  const { store, shelf, log, now } = options
  const table = store.table.name
  let held: AsyncDisposable | undefined
  let running: Promise<unknown> = Promise.resolve()
  let isStopped = false

  async function build(onProgress: (progress: Progress) => void = () => undefined) {
    await using building = await shelf.hold('building')
    if (!building) return false
    const file = await shelf.begin(await store.changes.newest())
    try {
      const { documents } = await fillIndex(options, file, (progress) => {
        if (isStopped) throw new StoppedError()
        onProgress(progress)
      })
      await shelf.publish(file)
      log.info({ table, documents }, 'the search index was built')
      return true
    } finally {
      await file.close()
    }
  }

  async function usable(): Promise<IndexFile | undefined> {
    const known = await shelf.current()
    if (known) return known
    log.info({ table }, 'there is no search index: it is built from the table')
    return (await build()) ? shelf.current() : undefined
  }

  async function keep(): Promise<number> {
    held ??= await shelf.hold('keeping')
    const file = held && (await usable())
    if (!file) return 0
    const count = await readOn(options, file)
    await file.tidy(now())
    return count
  }

  async function step(): Promise<number> {
    try {
      return await keep()
    } catch (error) {
      if (error instanceof StoppedError) return 0
      if (!(error instanceof ChangeGapError)) throw error
      log.warn({ table, error: error.message }, 'changes are missing: a search index is built')
      await build()
      return 0
    }
  }

  return {
    step() {
      if (isStopped) return Promise.resolve(0)
      const mine = step()
      running = mine.catch(() => undefined)
      return mine
    },
    rebuild: build,
    async stop() {
      isStopped = true
      await running
      await held?.[Symbol.asyncDispose]()
    },
  }
}
