import {
  add,
  type AnyEntity,
  asRead,
  change,
  type KeyOf,
  type Of,
  type Patch,
} from '@longtable/entity'
import type { Condition, ConditionGroup, Operation, SimpleCondition, Store } from '@longtable/store'
import type { DomainError } from './errors.ts'

type Numbers<V> = {
  [Name in keyof V]-?: V[Name] extends number | undefined ? Name : never
}[keyof V] &
  string

interface Reader {
  readonly store: Store
}

interface Counting<E extends AnyEntity> {
  /** Grows whenever the count moves: a recount hangs on it. */
  readonly revision: Numbers<Of<E>>
  /** How many there are. They are bounded. */
  readonly there: (reader: Reader, current: Of<E>) => Promise<number>
}

type Conditions = readonly (SimpleCondition | ConditionGroup)[]

interface Bound {
  readonly max: number
  readonly full: (max: number) => DomainError
  /** What else must hold for one more to come. */
  readonly open: Conditions
}

/**
 * A count that an item keeps of others, with a bound that the store decides: of many who want the
 * last free place one gets it. A count that has drifted never stands in the way of an act.
 */
export function counter<E extends AnyEntity>(
  entity: E,
  count: Numbers<Of<E>>,
  { revision, there }: Counting<E>,
) {
  const numberOf = (current: Of<E>, name: string) =>
    (current as Readonly<Record<string, number | undefined>>)[name]
  const moved = (current: Of<E>, by: 1 | -1, when: Conditions): Operation =>
    add(entity, current as KeyOf<E>, {
      amounts: { [count]: by, [revision]: 1 } as never,
      when: { all: when } as Condition,
    })
  /** To what it counts, unless somebody comes or goes meanwhile. */
  const set = (current: Of<E>, patch: Patch<Of<E>>, when: Conditions): Operation =>
    change(entity, current, {
      patch: { ...patch, [revision]: (numberOf(current, revision) ?? 0) + 1 },
      when: { all: [...when, asRead(entity, current, revision as never)] } as Condition,
    })
  return {
    set,
    /** One more. A count that is missing or says "full" is not believed until there are so many. */
    async up(reader: Reader, current: Of<E>, { max, full, open }: Bound): Promise<Operation> {
      if ((numberOf(current, count) ?? max) < max)
        return moved(current, 1, [...open, { attribute: count, lessThan: max }])
      const next = (await there(reader, current)) + 1
      if (next > max) throw full(max)
      return set(current, { [count]: next } as Patch<Of<E>>, open)
    },
    /** One less; undefined where the count cannot be right, because it would go below zero. */
    down: (current: Of<E>, open: Conditions): Operation | undefined =>
      (numberOf(current, count) ?? 0) >= 1
        ? moved(current, -1, [...open, { attribute: count, atLeast: 1 }])
        : undefined,
    /** Nothing where it is right already. */
    async recounted(reader: Reader, current: Of<E>, open: Conditions): Promise<Operation[]> {
      const real = await there(reader, current)
      if (real === (numberOf(current, count) ?? 0)) return []
      return [set(current, { [count]: real } as Patch<Of<E>>, open)]
    },
  }
}
