import type { Comparison, Condition, Item, Scalar, Value } from './port.ts'
import { compareUtf8 } from './utf8.ts'

/** Undefined when the two cannot be ordered, so that no comparison between types ever holds. */
function order(value: Value | undefined, bound: string | number): number | undefined {
  if (typeof value === 'string' && typeof bound === 'string') return compareUtf8(value, bound)
  if (typeof value === 'number' && typeof bound === 'number') return value - bound
  return undefined
}

function comparisonHolds(condition: Comparison, value: Value | undefined): boolean {
  if ('missing' in condition) return value === undefined
  if (value === undefined) return false
  if ('exists' in condition) return true
  if ('equals' in condition) return value === condition.equals
  if ('notEquals' in condition) return value !== condition.notEquals
  if ('in' in condition) return condition.in.includes(value as Scalar)
  if ('lessThan' in condition) return (order(value, condition.lessThan) ?? 1) < 0
  if ('atMost' in condition) return (order(value, condition.atMost) ?? 1) <= 0
  if ('moreThan' in condition) return (order(value, condition.moreThan) ?? -1) > 0
  return (order(value, condition.atLeast) ?? -1) >= 0
}

/** Whether the condition holds for what is there; an expired item is passed as undefined. */
export function holds(condition: Condition, item: Item | undefined): boolean {
  if (condition === 'absent') return item === undefined
  if (condition === 'present') return item !== undefined
  if ('all' in condition) return condition.all.every((part) => holds(part, item))
  if ('any' in condition) return condition.any.some((part) => holds(part, item))
  // Only own attributes: every object inherits members such as `constructor`.
  const isThere = item !== undefined && Object.hasOwn(item, condition.attribute)
  return comparisonHolds(condition, isThere ? item[condition.attribute] : undefined)
}
