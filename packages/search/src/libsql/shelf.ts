import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import type { Logger } from '@longtable/core'
import type { LogPosition } from '@longtable/store'
import type { IndexFile, SearchIndex, Shelf } from '../search-index.ts'
import { createFile, createIndex, versionIn } from './index-file.ts'
import { placeOf } from './place.ts'
import { createReading } from './reading.ts'
import { SCHEMA_VERSION } from './schema.ts'
import { isBroken, SqlThread } from './sql-thread.ts'

const PRAGMAS = [
  'journal_mode = WAL',
  'synchronous = NORMAL',
  'secure_delete = ON',
  'busy_timeout = 10000',
]

export interface ShelfOptions {
  /** One for each table. */
  readonly directory: string
  /** Of what documents are made from. */
  readonly version: string
  readonly now: () => number
  readonly log: Logger
}

interface Kept {
  readonly name: string
  readonly file: IndexFile
}

/** A file that breaks while it is kept is given up, and the next step builds another. */
function guarded({ name, file }: Kept, giveUp: (name: string, error: unknown) => void): IndexFile {
  const guard =
    <Args extends readonly unknown[], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await run(...args)
      } catch (error) {
        if (isBroken(error)) giveUp(name, error)
        throw error
      }
    }
  return {
    ...file,
    position: guard(file.position),
    hangingOn: guard(file.hangingOn),
    write: guard(file.write),
    tidy: guard(file.tidy),
  }
}

/** Indexes of one table in a directory, each a file; any number of processes may use it. */
export function openShelf(
  options: ShelfOptions,
): Shelf & AsyncDisposable & { readonly index: SearchIndex } {
  const { directory, now, log } = options
  const version = `${SCHEMA_VERSION} ${options.version}`
  const place = placeOf(directory, log)
  const index = createReading(place)
  const begun = new WeakMap<IndexFile, string>()
  let kept: Kept | undefined

  /** Only what this version has written whole. */
  async function openedKept(name: string): Promise<Kept | undefined> {
    if (!existsSync(place.fileOf(name))) {
      place.giveUp(name, 'its file is gone')
      return undefined
    }
    const thread = new SqlThread(place.fileOf(name), PRAGMAS)
    try {
      const found = await versionIn(thread)
      if (found === version)
        return { name, file: guarded({ name, file: createFile(thread) }, place.giveUp) }
      log.warn({ directory, found, version }, 'the search index is of another version')
    } catch (error) {
      place.giveUp(name, error)
    }
    await thread.close()
    return undefined
  }

  /** What is being built belongs to who builds it. */
  async function sweep(name: string): Promise<void> {
    await using alone = await place.hold('building')
    if (alone) await place.removeOthers(name)
  }

  return {
    index,
    hold: place.hold,
    async current() {
      const name = place.nameNow()
      if (kept && kept.name === name && existsSync(place.fileOf(name))) return kept.file
      await kept?.file.close()
      kept = name === undefined ? undefined : await openedKept(name)
      if (kept) await sweep(kept.name)
      return kept?.file
    },
    async begin(position: LogPosition) {
      const name = randomBytes(8).toString('hex')
      await place.removeOthers(place.nameNow() ?? name)
      const thread = new SqlThread(place.fileOf(name), PRAGMAS)
      await createIndex(thread, { version, position, now: now() })
      const file = createFile(thread)
      begun.set(file, name)
      return file
    },
    async publish(file) {
      const name = begun.get(file)
      if (name === undefined) throw new Error('It was not begun here.')
      await file.tidy(now(), true)
      await place.point(name)
    },
    async [Symbol.asyncDispose]() {
      await index[Symbol.asyncDispose]()
      await kept?.file.close()
    },
  }
}
