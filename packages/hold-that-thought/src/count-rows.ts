import { onChange, once, type Processor } from '@longtable/core'
import { add, type AnyEntity, find, type KeyOf, type Of } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import { holdThatThoughtRows } from './model/rows.ts'

interface Counting<Row extends AnyEntity, One extends AnyEntity> {
  /** Has a `count`. */
  readonly rows: Row
  readonly of: One
  /** Which rows count it. */
  readonly countedBy: (one: Of<One>) => readonly KeyOf<Row>[]
}

/** Never below zero: a count that has drifted is mended by `reconcile`. */
async function oneLess<Row extends AnyEntity>(
  store: Store,
  rows: Row,
  key: KeyOf<Row>,
): Promise<Operation[]> {
  const counted = (await find(store, rows, key)) as { readonly count: number } | undefined
  if (!counted || counted.count < 1) return []
  const when = { attribute: 'count', atLeast: 1 } as const
  return [add(rows, key, { amounts: { count: -1 } as never, when })]
}

/** Keeps rows that say how many there are of something, each change once. */
export const countRows = <Row extends AnyEntity, One extends AnyEntity>(
  processor: string,
  { rows, of, countedBy }: Counting<Row, One>,
): Processor =>
  onChange(processor, of, async ({ id: changeId, old, new: next }, context) => {
    const named = (one: Of<One> | undefined) =>
      new Map((one ? countedBy(one) : []).map((key) => [JSON.stringify(key), key]))
    const [before, after] = [named(old), named(next)]
    const gone = [...before].filter(([name]) => !after.has(name))
    const come = [...after].filter(([name]) => !before.has(name))
    if (gone.length + come.length === 0) return
    await once({ ...context, rows: holdThatThoughtRows }, { processor, changeId }, async () => [
      ...(await Promise.all(gone.map(([, key]) => oneLess(context.store, rows, key)))).flat(),
      ...come.map(([, key]) => add(rows, key, { amounts: { count: 1 } as never, orCreate: true })),
    ])
  })
