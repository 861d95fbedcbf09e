import { holds } from '../condition.ts'
import { ConditionFailedError, type ConditionFailure } from '../errors.ts'
import { isExpired } from '../expiry.ts'
import type { Item, Operation, TableDefinition, Update, Value } from '../port.ts'
import { checkItem, refuse } from '../validate.ts'

/** What a write does to one item. `expired`: the old image no longer existed for anybody. */
export interface Effect {
  readonly old: Item | undefined
  readonly next: Item | undefined
  readonly expired: boolean
}

function sum(attribute: string, present: Value | undefined, amount: number): number {
  if (present !== undefined && typeof present !== 'number')
    refuse(`attribute ${attribute}`, 'only a number can be added to')
  return (present ?? 0) + amount
}

function updated(update: Update, base: Item | undefined): Item {
  const next: Record<string, Value> = { ...(base ?? update.key) }
  for (const [name, value] of Object.entries(update.set ?? {})) next[name] = value
  for (const [name, value] of Object.entries(update.setIfMissing ?? {}))
    if (!Object.hasOwn(next, name)) next[name] = value
  for (const name of update.remove ?? []) delete next[name]
  for (const [name, amount] of Object.entries(update.add ?? {}))
    next[name] = sum(name, Object.hasOwn(next, name) ? next[name] : undefined, amount)
  return next as Item
}

function conditionHolds(operation: Operation, present: Item | undefined): boolean {
  if (operation.kind === 'update' && !operation.orCreate && !present) return false
  return operation.when === undefined || holds(operation.when, present)
}

function effectOf(
  table: TableDefinition,
  operation: Operation,
  present: Item | undefined,
): Item | undefined {
  switch (operation.kind) {
    case 'put':
      return operation.item
    case 'update': {
      const next = updated(operation, present)
      checkItem(table, next)
      return next
    }
    case 'delete':
      return undefined
    case 'check':
      return present
  }
}

/**
 * Decides everything about a write before its first byte is put: LMDB does not take back what a
 * failing transaction callback has put.
 */
export function planWrite(
  table: TableDefinition,
  operations: readonly Operation[],
  { read, nowSeconds }: { read: (operation: Operation) => Item | undefined; nowSeconds: number },
): Effect[] {
  const failures: ConditionFailure[] = []
  const found = operations.map((operation, place) => {
    const old = read(operation)
    const expired = old !== undefined && isExpired(table, old, nowSeconds)
    const present = expired ? undefined : old
    if (!conditionHolds(operation, present)) {
      const item = operation.returnItem ? present : undefined
      failures.push(item ? { operation: place, item } : { operation: place })
    }
    return { operation, old, present, expired }
  })
  if (failures.length > 0) throw new ConditionFailedError(failures)
  return found
    .filter(({ operation }) => operation.kind !== 'check')
    .map(({ operation, old, present, expired }) => ({
      old,
      expired,
      next: effectOf(table, operation, present),
    }))
}
