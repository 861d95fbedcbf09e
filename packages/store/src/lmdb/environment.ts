import { mkdirSync } from 'node:fs'
import { type Database, open, type RootDatabase } from 'lmdb'
import { StoreFullError, StoreUnavailableError } from '../errors.ts'
import type { Item, TableDefinition } from '../port.ts'
import { createCommitter } from './commit.ts'
import { isFull } from './commit-failure.ts'
import { checkFormat, type Format, formatOf } from './format.ts'
import { STRUCTURES_KEY } from './keys.ts'

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
  readonly format: Format
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
  /** Told once when a commit failed for a reason that only a new process can get over. */
  readonly onBroken?: (error: StoreUnavailableError) => void
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

const lmdbOptions = (directory: string, sync: boolean) => ({
  path: directory,
  noSubdir: false,
  pageSize: PAGE_BYTES,
  mapSize: MAP_BYTES,
  maxDbs: DATABASES_MAX,
  // With overlapping sync, a process gets a permanent MDB_PANIC after another writer was killed.
  overlappingSync: false,
  // Its batches have a promise of their own that nobody holds: a failed commit then ends the process.
  eventTurnBatching: false,
  noSync: !sync,
})

/**
 * The records' structures that a failed commit was to store are still known to the encoders, and
 * what is written with them later could not be read. Told before the next transaction begins.
 */
function forgetFailedStructures(
  root: RootDatabase<unknown, string>,
  opened: ReadonlyMap<string, TableDatabases>,
): void {
  root.on('aftercommit', ({ txnId }: { txnId?: number }) => {
    if (txnId !== undefined) return
    for (const { items, log } of opened.values())
      for (const database of [items, log]) encoderOf(database).clearSharedData()
  })
}

const encoderOf = (database: Database) =>
  (database as unknown as { encoder: { clearSharedData(): void } }).encoder

function openRoot(directory: string, options: ReturnType<typeof lmdbOptions>) {
  try {
    return open<unknown, string>(options)
  } catch (error) {
    const { code, message } = error as Error & { code?: unknown }
    if (typeof code !== 'number') throw error
    const text = `The store in ${directory} cannot be opened: ${message}`
    throw isFull(error)
      ? new StoreFullError(`${text}.`, { cause: error })
      : new StoreUnavailableError(`${text}.`, { cause: error })
  }
}

/** One LMDB environment per data directory; several processes may have it open. */
export function openEnvironment(given: EnvironmentOptions): Environment {
  const { directory, sync = true, onBroken } = given
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const options = lmdbOptions(directory, sync)
  const root = openRoot(directory, options)
  try {
    checkFormat(root, directory)
  } catch (error) {
    void root.close()
    throw error
  }
  root.readerCheck()
  const committer = createCommitter(root, options, onBroken)
  const opened = new Map<string, TableDatabases>()
  forgetFailedStructures(root, opened)
  return {
    directory,
    root,
    format: formatOf(root),
    commit: committer.commit,
    assertOpen: committer.assertOpen,
    databases(table) {
      const databases = opened.get(table.name) ?? openDatabases(root, table)
      opened.set(table.name, databases)
      return databases
    },
    refresh: () => root.resetReadTxn(),
    close: committer.close,
  }
}
