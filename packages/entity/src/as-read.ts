import type { Condition, Scalar, SimpleCondition } from '@longtable/store'
import type { AnyEntity, Of } from './entity.ts'

/** That these attributes are still as they were read, also where they were missing. */
export function asRead<E extends AnyEntity>(
  _entity: E,
  current: Of<E>,
  ...names: readonly (keyof Of<E> & string)[]
): Condition {
  const same = names.map((attribute): SimpleCondition => {
    const value = (current as Readonly<Record<string, unknown>>)[attribute]
    return value === undefined
      ? { attribute, missing: true }
      : { attribute, equals: value as Scalar }
  })
  return { all: ['present', ...same] }
}
