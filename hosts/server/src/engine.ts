import type { Clock, Engine, TableDefinition } from '@longtable/store'
import type { Config } from './config.ts'

/** The engine that the configuration names. The other one's driver is not even loaded. */
export async function openEngine(
  config: Config,
  tables: readonly TableDefinition[],
  { clock = Date.now, createTables = false }: { clock?: Clock; createTables?: boolean } = {},
): Promise<Engine> {
  if (config.store === 'lmdb') {
    const { openLmdb } = await import('@longtable/store/lmdb')
    return openLmdb({ directory: config.dataDirectory, tables, clock })
  }
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
