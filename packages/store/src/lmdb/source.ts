import type { Change, Item, Key, Query, QueryPage, TableDefinition } from '../port.ts'
import type { Environment, TableDatabases } from './environment.ts'

/** What answers from the past. */
export interface Lagging {
  /** Index queries; so unless it is said otherwise. */
  readonly indexes?: boolean
  /** Reads of the table that are `stale`; not unless it is said. */
  readonly reads?: boolean
}

/**
 * Test switch: DynamoDB's indexes follow the table later and hold copies, and a stale read may be
 * answered by a copy that is behind. While it is on, both answer from the state at the last `settle()`,
 * so that no domain code can rely on reading its own index write, nor decide by a stale read.
 */
export interface IndexLag {
  readonly of: Lagging
  record(table: TableDefinition, changes: readonly Change[]): void
  query(query: Query, source: Source): QueryPage
  /** The item as a stale read sees it. */
  item(table: TableDefinition, key: Key, current: Item | undefined): Item | undefined
  /** The indexes have caught up. */
  settle(): void
}

/** What a query reads from. */
export interface Source {
  readonly environment: Environment
  readonly table: TableDefinition
  readonly databases: TableDatabases
  readonly nowSeconds: number
  readonly indexLag?: IndexLag | undefined
}
