import { mkdirSync } from 'node:fs'
import { type Database, open, type RootDatabase } from 'lmdb'
import { StoreUnavailableError, StoreVersionError } from '../errors.ts'
import type { Item, TableDefinition } from '../port.ts'
import { STRUCTURES_KEY } from './keys.ts'
import { wakeWriters, watchWrites } from './writer-lock.ts'

/** Raised when the layout on disk changes; a step for each older number keeps old directories open. */
export const FORMAT = 1

const DATABASES_MAX = 128
const MAP_BYTES = 4 * 1024 ** 3
/** With 8 KB pages LMDB takes keys of 4,026 bytes; DynamoDB's may have 2,048 + 1,024. */
const PAGE_BYTES = 8192

/** When, old image, new image, whether the old one had expired. The sequence number is the key. */
export type LogRecord = readonly [at: number, old: Item | null, next: Item | null, expired: boolean]

export interface TableDatabases {
  readonly items: Database<Item, Buffer>
  readonly indexes: ReadonlyMap<string, Database<Buffer, Buffer>>
  readonly expiries: Database<Buffer, Buffer>
  readonly log: Database<LogRecord, Buffer>
}

export interface Environment {
  readonly directory: string
  readonly root: RootDatabase<unknown, string>
  databases(table: TableDefinition): TableDatabases
  /** Runs in one durable transaction; what the callback throws before its first put is passed on. */
  commit<Result>(work: () => Result): Promise<Result>
  /** Makes what other processes have committed visible to the next read. */
  refresh(): void
  assertOpen(): void
  close(): Promise<void>
}

export interface EnvironmentOptions {
  readonly directory: string
  /** False leaves out the fsync: for tests whose data nobody needs after a crash. */
  readonly sync?: boolean
}

function openDatabases(
  root: RootDatabase<unknown, string>,
  table: TableDefinition,
): TableDatabases {
  const records = {
    keyEncoding: 'binary',
    encoding: 'msgpack',
    sharedStructuresKey: STRUCTURES_KEY,
  } as const
  const pointers = { keyEncoding: 'binary', encoding: 'binary' } as const
  return {
    items: root.openDB<Item, Buffer>(`${table.name}/items`, records),
    indexes: new Map(
      Object.keys(table.indexes).map((index) => [
        index,
        root.openDB<Buffer, Buffer>(`${table.name}/index/${index}`, pointers),
      ]),
    ),
    expiries: root.openDB<Buffer, Buffer>(`${table.name}/expiries`, pointers),
    log: root.openDB<LogRecord, Buffer>(`${table.name}/log`, records),
  }
}

function checkFormat(root: RootDatabase<unknown, string>, directory: string): void {
  root.transactionSync(() => {
    const format = root.get('format')
    if (format === undefined) root.putSync('format', FORMAT)
    else if (typeof format !== 'number' || format > FORMAT)
      throw new StoreVersionError(
        `${directory} was written by a newer version (format ${String(format)}, this one knows ${FORMAT}). ` +
          'Start it with that version or a later one; nothing was changed.',
      )
  })
}

const lmdbOptions = (directory: string, sync: boolean) => ({
  path: directory,
  noSubdir: false,
  pageSize: PAGE_BYTES,
  mapSize: MAP_BYTES,
  maxDbs: DATABASES_MAX,
  // With overlapping sync, a process gets a permanent MDB_PANIC after another writer was killed.
  overlappingSync: false,
  noSync: !sync,
})

type Outcome<Result> = { readonly result: Result } | { readonly error: unknown }

/** One LMDB environment per data directory; several processes may have it open. */
export function openEnvironment({ directory, sync = true }: EnvironmentOptions): Environment {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const options = lmdbOptions(directory, sync)
  const root = open<unknown, string>(options)
  let state: 'open' | 'closed' | 'broken' = 'open'
  const assertOpen = () => {
    if (state === 'closed') throw new StoreUnavailableError(`The store in ${directory} is closed.`)
    if (state === 'broken')
      throw new StoreUnavailableError(
        `A commit in ${directory} failed: the process must be started again.`,
      )
  }
  try {
    checkFormat(root, directory)
  } catch (error) {
    void root.close()
    throw error
  }
  root.readerCheck()
  const watch = watchWrites(() => wakeWriters(options))

  async function commit<Result>(work: () => Result): Promise<Result> {
    assertOpen()
    let outcome: Outcome<Result>
    watch.begin()
    try {
      outcome = await root.transaction((): Outcome<Result> => {
        try {
          return { result: work() }
        } catch (error) {
          return { error }
        }
      })
    } catch (error) {
      // LMDB's state in this process is unknown from here on; only reopening makes it known.
      state = 'broken'
      throw new StoreUnavailableError(`The commit in ${directory} failed: ${String(error)}`, {
        cause: error,
      })
    } finally {
      watch.end()
    }
    if ('error' in outcome) throw outcome.error
    return outcome.result
  }

  const opened = new Map<string, TableDatabases>()
  return {
    directory,
    root,
    commit,
    assertOpen,
    databases(table) {
      const databases = opened.get(table.name) ?? openDatabases(root, table)
      opened.set(table.name, databases)
      return databases
    },
    refresh: () => root.resetReadTxn(),
    async close() {
      if (state === 'closed') return
      state = 'closed'
      watch.stop()
      await root.close()
    },
  }
}
