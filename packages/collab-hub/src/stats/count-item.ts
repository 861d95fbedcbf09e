import { settle } from '@longtable/core'
import {
  add,
  asRead,
  type AnyEntity,
  find,
  type KeyOf,
  keyOf,
  put,
  remove,
} from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { ApplicationStatus } from '../applications/application.entity.ts'
import { countedAs, type Figure, namesOf } from './figures.ts'
import { Counted, RoleFunnel, Stats } from './stats.entity.ts'
import { countedItem } from './stats.patterns.ts'

/** A row with a `count`, and how it moves. */
interface Counter {
  readonly name: string
  readonly more: () => Operation
  readonly less: (store: Store) => Promise<Operation[]>
}

function counterOf<E extends typeof Stats | typeof RoleFunnel>(entity: E, key: KeyOf<E>): Counter {
  const moved = (count: number, options: object) =>
    add(entity as AnyEntity, key as never, { amounts: { count } as never, ...options })
  const { PK, SK } = keyOf(entity as AnyEntity, key as never)
  return {
    name: `${PK} / ${SK}`,
    more: () => moved(1, { orCreate: true }),
    /** Never below zero: a count that has drifted is mended by `reconcile`. */
    async less(store) {
      const row = (await find(store, entity as AnyEntity, key as never)) as Stats | undefined
      if (!row || row.count < 1) return []
      return [moved(-1, { when: { attribute: 'count', atLeast: 1 } })]
    },
  }
}

function countersOf(counted: Counted | undefined): Counter[] {
  if (!counted) return []
  const figures = namesOf(counted).map((name) => counterOf(Stats, { name }))
  const { startupId, roleId, group } = counted
  if (startupId === undefined || roleId === undefined) return figures
  const status = ApplicationStatus.parse(group)
  return [...figures, counterOf(RoleFunnel, { startupId, roleId, status })]
}

/** Those of the first that are not of the second. */
const without = (some: readonly Counter[], others: readonly Counter[]) => {
  const names = new Set(others.map(({ name }) => name))
  return some.filter(({ name }) => !names.has(name))
}

/** What an item was counted as so far, written in the transaction of the counts. */
function remembered(before: Counted | undefined, after: Counted | undefined): Operation[] {
  const when = before ? asRead(Counted, before, 'group') : 'absent'
  if (after) return [put(Counted, after, when)]
  return before ? [remove(Counted, before, asRead(Counted, before, 'group'))] : []
}

/**
 * Counts an item as what it is now, in place of what it was counted as before: by whatever change,
 * however often and late that is heard of, the counts are what has been remembered.
 */
export const countItem = ({ store }: { readonly store: Store }, figure: Figure, id: string) =>
  settle(`What counts ${figure.kind} ${id}`, async () => {
    const { entity, kind, idField } = figure
    const [item, before] = await Promise.all([
      find(store, entity, { [idField]: id } as never),
      countedItem({ store }, { kind, id }),
    ])
    const after = countedAs(figure, item)
    if (before?.group === after?.group) return
    const [less, more] = [countersOf(before), countersOf(after)]
    const fewer = without(less, more).map((one) => one.less(store))
    await store.write([
      ...remembered(before, after),
      ...(await Promise.all(fewer)).flat(),
      ...without(more, less).map((one) => one.more()),
    ])
  })
