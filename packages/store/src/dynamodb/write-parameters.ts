import type { Delete, Operation, Put, TableDefinition, Update, Value } from '../port.ts'
import {
  conditionExpression,
  type Moment,
  type References,
  references,
  updateCondition,
} from './expression.ts'
import { marshalAttributes, marshalKey } from './marshal.ts'
import type { Input } from './transport.ts'

/** Where and when an operation is rendered; `tableName` is the engine's name of the table. */
export interface Target extends Moment {
  readonly tableName: string
}

type TransactItem = NonNullable<Input<'TransactWriteItems'>['TransactItems']>[number]

function condition(operation: Exclude<Operation, Update>, target: Target, refer: References) {
  if (operation.when === undefined) return {}
  return { ConditionExpression: conditionExpression(operation.when, target, refer) }
}

/** A leftover that stops an `orCreate` has to be seen, asked for or not. */
const wantsOld = (operation: Operation, table: TableDefinition) =>
  operation.returnItem ||
  (operation.kind === 'update' && operation.orCreate && table.ttl !== undefined)

function onFailure(operation: Operation, { table }: Target) {
  if (!wantsOld(operation, table)) return {}
  return { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const }
}

export function putParameters(put: Put, target: Target): Input<'PutItem'> {
  const refer = references()
  return {
    TableName: target.tableName,
    Item: marshalAttributes(put.item),
    ...condition(put, target, refer),
    ...refer.parameters(),
    ...onFailure(put, target),
  }
}

export function deleteParameters(operation: Delete, target: Target) {
  const refer = references()
  return {
    TableName: target.tableName,
    Key: marshalKey(operation.key),
    ...condition(operation, target, refer),
    ...refer.parameters(),
    ...onFailure(operation, target),
  } satisfies Input<'DeleteItem'>
}

function updateExpression(update: Update, refer: References): string {
  const each = <V>(
    values: Readonly<Record<string, V>> | undefined,
    text: (n: string, v: V) => string,
  ) => Object.entries(values ?? {}).map(([name, value]) => text(refer.name(name), value))
  const set = [
    ...each<Value>(update.set, (name, value) => `${name}=${refer.value(value)}`),
    ...each<Value>(
      update.setIfMissing,
      (name, value) => `${name}=if_not_exists(${name},${refer.value(value)})`,
    ),
  ]
  const remove = (update.remove ?? []).map(refer.name)
  const add = each(update.add, (name, amount) => `${name} ${refer.value(amount)}`)
  const clauses = [
    set.length > 0 ? `SET ${set.join()}` : '',
    remove.length > 0 ? `REMOVE ${remove.join()}` : '',
    add.length > 0 ? `ADD ${add.join()}` : '',
  ]
  return clauses.filter((clause) => clause !== '').join(' ')
}

export function updateParameters(update: Update, target: Target) {
  const refer = references()
  const UpdateExpression = updateExpression(update, refer)
  const ConditionExpression = updateCondition(update, target, refer)
  return {
    TableName: target.tableName,
    Key: marshalKey(update.key),
    UpdateExpression,
    ...(ConditionExpression !== undefined && { ConditionExpression }),
    ...refer.parameters(),
    ...onFailure(update, target),
  } satisfies Input<'UpdateItem'>
}

function transactItem(operation: Operation, target: Target): TransactItem {
  switch (operation.kind) {
    case 'put':
      return { Put: putParameters(operation, target) as NonNullable<TransactItem['Put']> }
    case 'update':
      return { Update: updateParameters(operation, target) }
    case 'delete':
      return { Delete: deleteParameters(operation, target) }
    case 'check': {
      const refer = references()
      const ConditionExpression = conditionExpression(operation.when, target, refer)
      return {
        ConditionCheck: {
          TableName: target.tableName,
          Key: marshalKey(operation.key),
          ConditionExpression,
          ...refer.parameters(),
          ...onFailure(operation, target),
        },
      }
    }
  }
}

export function transactionParameters(
  operations: readonly Operation[],
  target: Target,
  token: string,
): Input<'TransactWriteItems'> {
  return {
    TransactItems: operations.map((operation) => transactItem(operation, target)),
    ClientRequestToken: token,
  }
}

/** Removes what is left of an expired item, and only that. */
export function leftoverParameters(update: Update, target: Target): Input<'DeleteItem'> {
  const refer = references()
  const ConditionExpression = `${refer.name(target.table.ttl as string)}<=${refer.value(target.nowSeconds)}`
  return {
    TableName: target.tableName,
    Key: marshalKey(update.key),
    ConditionExpression,
    ...refer.parameters(),
  }
}
