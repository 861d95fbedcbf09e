import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DomainError } from '@longtable/core'
import {
  type Clock,
  type Engine,
  StoreDamagedError,
  type StoreUnavailableError,
  StoreVersionError,
  type TableDefinition,
} from '@longtable/store'
import type { LmdbEngine } from '@longtable/store/lmdb'
import type { Config } from './config.ts'
import type { Watchdog } from './ending/watchdog.ts'
import { mention } from './output.ts'

export interface EngineOptions {
  readonly clock?: Clock
  readonly createTables?: boolean
  /** Refuses a directory without an embedded store, rather than beginning one there. */
  readonly mustExist?: boolean
  /** Ends the process when its main thread is stuck while the store is opened. */
  readonly watchdog?: Watchdog
  readonly onBroken?: (error: StoreUnavailableError) => void
  /** Brings rows of a former version to today's keys; without it such a directory is refused. */
  readonly carryOver?: (engine: Engine) => Promise<void>
}

const BEAT_MS = 1000
const STUCK_TELL_MS = 5_000
const STUCK_END_MS = 30_000

const tell = (line: string) => mention(line, process.stderr)

/** Opening is made of synchronous calls, which may wait for another process without hearing timers. */
function watchOpening({ dataDirectory }: Config, watchdog: Watchdog | undefined): () => void {
  const text = `Opening the store in ${dataDirectory} makes no progress: its writer lock is held`
  const expect = () =>
    watchdog?.expect('open', [
      { afterMs: STUCK_TELL_MS, text: `${text}; waiting for it …`, end: false },
      { afterMs: STUCK_END_MS, text: `${text}. This process ends at once.`, end: true },
    ])
  expect()
  const beat = setInterval(expect, BEAT_MS)
  return () => {
    clearInterval(beat)
    watchdog?.callOff('open')
  }
}

const isEmpty = (file: string) => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0

const hasFiles = (directory: string) => existsSync(directory) && readdirSync(directory).length > 0

/** Keys and audit heads come after the store, so alone they mean that it was lost. */
function refuseLostStore({ dataDirectory, newStore }: Config): void {
  if (newStore || !isEmpty(join(dataDirectory, 'data.mdb'))) return
  const beside = [
    ...(hasFiles(join(dataDirectory, 'keys')) ? ['keys'] : []),
    ...(isEmpty(join(dataDirectory, 'audit-heads.log')) ? [] : ['audit-heads.log']),
  ]
  if (beside.length > 0)
    throw new StoreDamagedError(
      `${dataDirectory} has ${beside.join(' and ')} but no data.mdb: the store was lost. ` +
        'Put a backup in its place, or begin anew with: npx longtable serve --new-store',
    )
}

/** A command in another directory, or before a disk is mounted, would find that all is well with nothing. */
function refuseNoStore({ dataDirectory }: Config): void {
  if (!isEmpty(join(dataDirectory, 'data.mdb'))) return
  throw new DomainError(
    'NOT_FOUND',
    'store.none',
    `There is no store in ${dataDirectory}: say where it is with LONGTABLE_DATA. A new one begins with: npx longtable serve`,
  )
}

/** What can be known before LMDB opens its files; throws what a person can put right. */
export async function checkStore(
  config: Config,
  { mustExist = false }: Pick<EngineOptions, 'mustExist'> = {},
): Promise<void> {
  if (config.store !== 'lmdb') return
  const { dataDirectory } = config
  if (!mustExist) mkdirSync(dataDirectory, { recursive: true, mode: 0o700 })
  for (const name of ['', 'data.mdb', 'lock.mdb']) {
    const path = join(dataDirectory, name)
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
  }
  refuseLostStore(config)
  if (mustExist) refuseNoStore(config)
  const { awaitWriterLock, checkDataFile } = await import('@longtable/store/lmdb')
  checkDataFile(dataDirectory)
  await awaitWriterLock(dataDirectory, tell)
}

/** Before anybody reads: under its former key a row would not be found, and be taken for missing. */
async function carriedOver(
  engine: LmdbEngine,
  { dataDirectory }: Config,
  carryOver: EngineOptions['carryOver'],
): Promise<void> {
  const { format } = engine.environment
  if (format.former() === undefined) return
  if (!carryOver)
    throw new StoreVersionError(
      `${dataDirectory} was written by a former version. Start the server once: it carries over ` +
        'what is there. Nothing was changed.',
    )
  format.begin()
  await carryOver(engine)
  format.end()
}

async function openLmdbEngine(
  config: Config,
  tables: readonly TableDefinition[],
  { clock = Date.now, watchdog, onBroken, carryOver, mustExist = false }: EngineOptions,
): Promise<Engine> {
  await checkStore(config, { mustExist })
  const { openLmdb } = await import('@longtable/store/lmdb')
  const stopWatching = watchOpening(config, watchdog)
  let engine: LmdbEngine
  try {
    const directory = config.dataDirectory
    engine = await openLmdb({ directory, tables, clock, tell, ...(onBroken && { onBroken }) })
  } finally {
    stopWatching()
  }
  try {
    await carriedOver(engine, config, carryOver)
    return engine
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** The engine that the configuration names. The other one's driver is not even loaded. */
export async function openEngine(
  config: Config,
  tables: readonly TableDefinition[],
  options: EngineOptions = {},
): Promise<Engine> {
  if (config.store === 'lmdb') return openLmdbEngine(config, tables, options)
  const { clock = Date.now, createTables = false } = options
  const { openDynamoDB } = await import('@longtable/store/dynamodb')
  const { endpoint, region, tableNames } = config.dynamodb
  return openDynamoDB({
    tables,
    tableNames,
    region,
    clock,
    createTables,
    ...(endpoint && { endpoint }),
  })
}
