import type { StoreUnavailableError } from '../errors.ts'
import type { Clock, Engine, Store, TableDefinition } from '../port.ts'
import { refuse } from '../validate.ts'
import { checkDataFile } from './check-file.ts'
import { adoptDefinition } from './definition.ts'
import { type Environment, openEnvironment } from './environment.ts'
import { awaitWriterLock } from './lock-holder.ts'
import type { IndexLag } from './source.ts'
import { openTable } from './table.ts'
import { lmdbTools } from './tools/index.ts'

export { checkDataFile } from './check-file.ts'
export { createIndexLag } from './index-lag.ts'
export { awaitWriterLock } from './lock-holder.ts'
export type { IndexLag, Lagging } from './source.ts'

export interface LmdbOptions {
  readonly directory: string
  readonly tables: readonly TableDefinition[]
  readonly clock?: Clock
  /** False leaves out the fsync: for tests whose data nobody needs after a crash. */
  readonly sync?: boolean
  /** Told for the operator's ears while the store is held by another process. */
  readonly tell?: (line: string) => void
  /** Told once when only a new process can go on writing. */
  readonly onBroken?: (error: StoreUnavailableError) => void
  /** Test switch, see `IndexLag`. */
  readonly indexLag?: IndexLag
}

export interface LmdbEngine extends Engine {
  readonly environment: Environment
}

/** Opens the tables of a data directory, which is made when it is not there. */
export async function openLmdb(options: LmdbOptions): Promise<LmdbEngine> {
  const { directory, tables, clock = Date.now, sync = true, indexLag, onBroken } = options
  const { tell = () => {} } = options
  checkDataFile(directory)
  await awaitWriterLock(directory, tell)
  const environment = openEnvironment({ directory, sync, ...(onBroken && { onBroken }) })
  const stores = new Map<string, Store>()
  try {
    for (const table of tables) {
      environment.databases(table)
      await adoptDefinition(environment, table)
      stores.set(
        table.name,
        openTable(environment, table, { clock, ...(indexLag && { indexLag }) }),
      )
    }
  } catch (error) {
    await environment.close()
    throw error
  }
  const table = (name: string): Store =>
    stores.get(name) ?? refuse(`table ${name}`, `open are ${[...stores.keys()].join(', ')}`)
  return {
    environment,
    table,
    tools: (name) => lmdbTools(environment, table(name).table, clock),
    close: () => environment.close(),
  }
}
