import type { Change, Query, QueryPage, TableDefinition } from '../port.ts'
import type { Environment, TableDatabases } from './environment.ts'

/**
 * Test switch: DynamoDB's indexes follow the table later and hold copies. While it is on, index
 * queries answer from the state at the last `settle()`, so that no domain code can rely on reading
 * its own index write.
 */
export interface IndexLag {
  record(table: TableDefinition, changes: readonly Change[]): void
  query(query: Query, source: Source): QueryPage
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
