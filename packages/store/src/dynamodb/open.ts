import { setTimeout as wait } from 'node:timers/promises'
import { InvalidRequestError } from '../errors.ts'
import type { Clock, Engine, Store, TableDefinition } from '../port.ts'
import { streamChangeLog } from './change-log.ts'
import { closable, type ConsumedCapacity, metered, type TableConnection } from './connection.ts'
import { get, getMany, query } from './read.ts'
import { ensureTable, stateOf, type TableState } from './tables.ts'
import { dynamoDBTools } from './tools/index.ts'
import { type SdkOptions, sdkTransport, type Transport } from './transport.ts'
import { write } from './write.ts'
import { writeMany } from './write-many.ts'

export interface DynamoDBOptions extends SdkOptions {
  readonly tables: readonly TableDefinition[]
  /** The engine's name of a table, where it is not the definition's. */
  readonly tableNames?: Readonly<Record<string, string>>
  readonly clock?: Clock
  /** From 0 up to 1, for the jitter between tries. */
  readonly random?: () => number
  readonly wait?: (ms: number) => Promise<void>
  readonly onCapacity?: (consumed: ConsumedCapacity) => void
  /** Creates missing tables and indexes, and waits until they are active. */
  readonly createTables?: boolean
  /** Takes the place of the AWS SDK. */
  readonly transport?: Transport
}

export interface DynamoDBEngine extends Engine {
  describeTables(): Promise<readonly TableState[]>
}

function storeOf(connection: TableConnection): Store {
  return {
    table: connection.table,
    get: (key, options) => get(connection, key, options),
    getMany: (keys, options) => getMany(connection, keys, options),
    query: (request) => query(connection, request),
    write: (operations) => write(connection, operations),
    writeMany: (writes) => writeMany(connection, writes),
    changes: streamChangeLog(connection, Date.now),
  }
}

function connectionsOf(options: DynamoDBOptions, transport: Transport) {
  const { tables, tableNames = {}, onCapacity, clock = Date.now, random = Math.random } = options
  const physical = (name: string) => tableNames[name] ?? name
  const logical = new Map(tables.map(({ name }) => [physical(name), name]))
  const { send } = transport
  const shared = {
    send: onCapacity ? metered(send, (name) => logical.get(name) ?? name, onCapacity) : send,
    pace: { random, wait: options.wait ?? ((ms: number) => wait(ms)) },
    clock,
  }
  return tables.map((table) => ({ ...shared, table, tableName: physical(table.name) }))
}

/** Opens tables of DynamoDB, or of any engine that speaks its API with transactions and streams. */
export async function openDynamoDB(options: DynamoDBOptions): Promise<DynamoDBEngine> {
  const transport = closable(options.transport ?? sdkTransport(options))
  const connections = connectionsOf(options, transport)
  const open = new Map(
    connections.map((connection) => [
      connection.table.name,
      { store: storeOf(connection), tools: dynamoDBTools(connection) },
    ]),
  )
  const opened = (name: string) => {
    const found = open.get(name)
    if (!found)
      throw new InvalidRequestError(`table ${name}`, `open are ${[...open.keys()].join(', ')}`)
    return found
  }
  try {
    if (options.createTables) for (const connection of connections) await ensureTable(connection)
  } catch (error) {
    transport.close()
    throw error
  }
  return {
    table: (name) => opened(name).store,
    tools: (name) => opened(name).tools,
    describeTables: () => Promise.all(connections.map(stateOf)),
    async close() {
      transport.close()
    },
  }
}
