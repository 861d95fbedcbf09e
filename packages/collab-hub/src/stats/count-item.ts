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

/** A row with a `count`, and by how much it moves. */
interface Move {
  readonly name: string
  readonly entity: AnyEntity
  readonly key: object
  readonly by: number
}

function moveOf<E extends typeof Stats | typeof RoleFunnel>(
  entity: E,
  key: KeyOf<E>,
  by: number,
): Move {
  const { PK, SK } = keyOf(entity as AnyEntity, key as never)
  return { name: `${PK} / ${SK}`, entity, key, by }
}

/** Where something is counted, and as how many. */
function movesOf(counted: Counted | undefined): Move[] {
  if (!counted) return []
  const { startupId, roleId, group, amount = 1 } = counted
  const figures = namesOf(counted).map((name) => moveOf(Stats, { name }, amount))
  if (startupId === undefined || roleId === undefined) return figures
  const status = ApplicationStatus.parse(group)
  return [...figures, moveOf(RoleFunnel, { startupId, roleId, status }, amount)]
}

/** From what was counted to what is: a row that is in both moves by the difference. */
function differences(before: readonly Move[], after: readonly Move[]): Move[] {
  const moves = new Map<string, Move>()
  const back = before.map((one) => ({ ...one, by: -one.by }))
  for (const one of [...back, ...after])
    moves.set(one.name, { ...one, by: (moves.get(one.name)?.by ?? 0) + one.by })
  return [...moves.values()].filter(({ by }) => by !== 0)
}

/** Never below zero: a count that has drifted is mended by `reconcile`. */
async function moved(store: Store, { entity, key, by }: Move): Promise<Operation[]> {
  const amounts = { count: by } as never
  if (by > 0) return [add(entity, key as never, { amounts, orCreate: true })]
  const row = (await find(store, entity, key as never)) as Stats | undefined
  if (!row || row.count < -by) return []
  return [add(entity, key as never, { amounts, when: { attribute: 'count', atLeast: -by } })]
}

/** What an item was counted as so far, written in the transaction of the counts. */
function remembered(before: Counted | undefined, after: Counted | undefined): Operation[] {
  const when = before ? asRead(Counted, before, 'group', 'amount') : 'absent'
  if (after) return [put(Counted, after, when)]
  return before ? [remove(Counted, before, when)] : []
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
    if (before?.group === after?.group && before?.amount === after?.amount) return
    const moves = differences(movesOf(before), movesOf(after))
    const written = await Promise.all(moves.map((move) => moved(store, move)))
    await store.write([...remembered(before, after), ...written.flat()])
  })
