import type { ConditionGroup, Scalar, SimpleCondition } from '@longtable/store'
import type { AnyEntity, Of } from './entity.ts'

/** Fields that a condition can compare. */
type Comparable<V> = {
  [Name in keyof V]-?: V[Name] extends Scalar | null | undefined ? Name : never
}[keyof V] &
  string

/**
 * The item is there, and these of its attributes are as they were read: for what is written because
 * of them. What was missing is missing still.
 */
export function asRead<E extends AnyEntity>(
  _entity: E,
  current: Of<E>,
  ...names: readonly Comparable<Of<E>>[]
): ConditionGroup {
  const same = names.map((attribute): SimpleCondition => {
    const value = (current as Readonly<Record<string, Scalar | undefined>>)[attribute]
    return value === undefined ? { attribute, missing: true } : { attribute, equals: value }
  })
  return { all: ['present', ...same] }
}
