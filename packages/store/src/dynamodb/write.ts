import { randomUUID } from 'node:crypto'
import { holds } from '../condition.ts'
import {
  ConditionFailedError,
  type ConditionFailure,
  InvalidRequestError,
  WriteConflictError,
} from '../errors.ts'
import { isExpired, secondsOf } from '../expiry.ts'
import type { Operation, Update } from '../port.ts'
import { sameValue } from '../same.ts'
import { checkWrite, keyOf } from '../validate-write.ts'
import { subjectOf, type TableConnection } from './connection.ts'
import { unfitData } from './failure.ts'
import { type Attributes, marshalKey, unmarshalItem } from './marshal.ts'
import { retrying } from './retry.ts'
import {
  deleteParameters,
  leftoverParameters,
  putParameters,
  type Target,
  transactionParameters,
  updateParameters,
} from './write-parameters.ts'

const LEFTOVER_ROUNDS_MAX = 3

interface Rejection {
  readonly operation: number
  readonly item?: Attributes
}

/** Which conditions failed, or undefined when the error says something else. */
function rejectionsOf(thrown: unknown): Rejection[] | undefined {
  const error = thrown as {
    name?: string
    Item?: Attributes
    CancellationReasons?: { Code?: string; Item?: Attributes }[]
  }
  if (error.name === 'ConditionalCheckFailedException')
    return [{ operation: 0, ...(error.Item && { item: error.Item }) }]
  if (error.name !== 'TransactionCanceledException') return undefined
  const rejections = (error.CancellationReasons ?? []).flatMap(({ Code, Item }, operation) =>
    Code === 'ConditionalCheckFailed' ? [{ operation, ...(Item && { item: Item }) }] : [],
  )
  return rejections.length > 0 ? rejections : undefined
}

type Blind = Exclude<Operation, { kind: 'check' }>

/**
 * A blind write asks for a state, whatever was there: repeating it is harmless. Everything else
 * goes as a transaction, whose token makes a repeat return the first outcome.
 */
function isBlind(operation: Operation): operation is Blind {
  if (operation.kind === 'check' || operation.when !== undefined) return false
  return operation.kind !== 'update' || Object.keys(operation.add ?? {}).length === 0
}

async function sendBlind(
  { send }: TableConnection,
  operation: Blind,
  target: Target,
): Promise<void> {
  if (operation.kind === 'put') await send('PutItem', putParameters(operation, target))
  else if (operation.kind === 'delete')
    await send('DeleteItem', deleteParameters(operation, target))
  else await send('UpdateItem', updateParameters(operation, target))
}

/** After a lost reply: whether what the update asked for is what is there. */
async function isDone(
  connection: TableConnection,
  update: Update,
  target: Target,
): Promise<boolean> {
  const { Item } = await connection.send('GetItem', {
    TableName: target.tableName,
    Key: marshalKey(update.key),
    ConsistentRead: true,
  })
  const item = Item && unmarshalItem(Item)
  if (!item || isExpired(target.table, item, target.nowSeconds)) return false
  return (
    Object.entries(update.set ?? {}).every(([name, value]) => sameValue(item[name], value)) &&
    Object.keys(update.setIfMissing ?? {}).every((name) => item[name] !== undefined) &&
    (update.remove ?? []).every((name) => item[name] === undefined)
  )
}

/** What only the engine can judge: the size after an update, adding to what is no number. */
function refuseUnfitData(error: unknown, operations: readonly Operation[]): void {
  const unfit = unfitData(error)
  if (!unfit) return
  const { PK, SK } = keyOf(operations[unfit.operation] as Operation)
  throw new InvalidRequestError(`item ${PK} / ${SK}`, unfit.rule)
}

/** Gives the conditions that failed; empty means written. */
function attempt(
  connection: TableConnection,
  operations: readonly Operation[],
  target: Target,
): Promise<Rejection[]> {
  const [only] = operations as [Operation]
  const blind = operations.length === 1 && isBlind(only) ? only : undefined
  const input = blind ? undefined : transactionParameters(operations, target, randomUUID())
  return retrying(connection.pace, subjectOf(connection), async (earlierUnknown) => {
    try {
      if (input) await connection.send('TransactWriteItems', input)
      else await sendBlind(connection, blind as Blind, target)
      return []
    } catch (error) {
      refuseUnfitData(error, operations)
      const rejections = rejectionsOf(error)
      if (!rejections) throw error
      if (earlierUnknown && blind?.kind === 'update' && (await isDone(connection, blind, target)))
        return []
      return rejections
    }
  })
}

/** An expired item stood in the way of an update that would have created it anew. */
function isLeftover(
  rejection: Rejection,
  operations: readonly Operation[],
  target: Target,
): boolean {
  const operation = operations[rejection.operation]
  if (operation?.kind !== 'update' || !operation.orCreate || !rejection.item) return false
  if (!isExpired(target.table, unmarshalItem(rejection.item), target.nowSeconds)) return false
  return operation.when === undefined || holds(operation.when, undefined)
}

function failureOf(
  rejection: Rejection,
  operations: readonly Operation[],
  target: Target,
): ConditionFailure {
  const { operation } = rejection
  if (!operations[operation]?.returnItem || !rejection.item) return { operation }
  const item = unmarshalItem(rejection.item)
  return isExpired(target.table, item, target.nowSeconds) ? { operation } : { operation, item }
}

async function removeLeftover(connection: TableConnection, update: Update, target: Target) {
  await retrying(connection.pace, subjectOf(connection), async () => {
    try {
      await connection.send('DeleteItem', leftoverParameters(update, target))
    } catch (error) {
      // Someone else removed or replaced it; the next round will see.
      if (!rejectionsOf(error)) throw error
    }
  })
}

export async function write(
  connection: TableConnection,
  operations: readonly Operation[],
): Promise<void> {
  const { table, tableName } = connection
  checkWrite(table, operations)
  const target = { table, tableName, nowSeconds: secondsOf(connection.clock()) }
  for (let round = 0; round < LEFTOVER_ROUNDS_MAX; round++) {
    const rejections = await attempt(connection, operations, target)
    if (rejections.length === 0) return
    const genuine = rejections.filter((rejection) => !isLeftover(rejection, operations, target))
    if (genuine.length > 0)
      throw new ConditionFailedError(genuine.map((one) => failureOf(one, operations, target)))
    for (const { operation } of rejections)
      await removeLeftover(connection, operations[operation] as Update, target)
  }
  throw new WriteConflictError(`${subjectOf(connection)}: expired items kept coming back.`)
}
