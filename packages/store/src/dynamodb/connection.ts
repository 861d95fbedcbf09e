import { StoreUnavailableError } from '../errors.ts'
import type { Clock, TableDefinition } from '../port.ts'
import { type Pace, retrying } from './retry.ts'
import type { Input, OperationName, Output, Send, Transport } from './transport.ts'

export interface ConsumedCapacity {
  readonly operation: OperationName
  readonly table: string
  readonly readUnits: number
  readonly writeUnits: number
}

/** What every part of the adapter works with. */
export interface Connection {
  /** One try; refused after `close`. */
  readonly send: Send
  readonly pace: Pace
  readonly clock: Clock
}

/** One table of the engine, under the name it has there. */
export interface TableConnection extends Connection {
  readonly table: TableDefinition
  readonly tableName: string
}

/** For calls that may be repeated without harm: reads, descriptions, writes of the same state. */
export function repeatable<Name extends OperationName>(
  connection: TableConnection,
  operation: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  return retrying(connection.pace, subjectOf(connection), () => connection.send(operation, input))
}

export const subjectOf = ({ table, tableName }: TableConnection) =>
  table.name === tableName ? `table ${tableName}` : `table ${table.name} (${tableName})`

/** Closing is felt by calls under way too: their next try is refused. */
export function closable(transport: Transport) {
  let closed = false
  const send: Send = (operation, input) => {
    if (closed) return Promise.reject(new StoreUnavailableError('The store is closed.'))
    return transport.send(operation, input)
  }
  const close = () => {
    if (!closed) transport.close()
    closed = true
  }
  return { send, close }
}

const READS = new Set<OperationName>(['GetItem', 'BatchGetItem', 'Query', 'Scan'])
const WRITES = new Set<OperationName>([
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'TransactWriteItems',
  'BatchWriteItem',
])

interface Consumed {
  readonly TableName?: string
  readonly CapacityUnits?: number
  readonly ReadCapacityUnits?: number
  readonly WriteCapacityUnits?: number
}

/** Asks for the consumed capacity and reports it for each call, under our own table name. */
export function metered(
  send: Send,
  logicalName: (tableName: string) => string,
  report: (consumed: ConsumedCapacity) => void,
): Send {
  return async (operation, input) => {
    const isRead = READS.has(operation)
    if (!isRead && !WRITES.has(operation)) return send(operation, input)
    const output = await send(operation, { ...input, ReturnConsumedCapacity: 'TOTAL' })
    const consumed = (output as { ConsumedCapacity?: Consumed | Consumed[] }).ConsumedCapacity ?? []
    for (const part of Array.isArray(consumed) ? consumed : [consumed]) {
      const units = part.CapacityUnits ?? 0
      report({
        operation,
        table: logicalName(part.TableName ?? ''),
        readUnits: part.ReadCapacityUnits ?? (isRead ? units : 0),
        writeUnits: part.WriteCapacityUnits ?? (isRead || part.ReadCapacityUnits ? 0 : units),
      })
    }
    return output
  }
}
