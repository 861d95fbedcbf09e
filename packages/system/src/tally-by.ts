import {
  type AnyEntity,
  asRead,
  fromItem,
  isOf,
  type Of,
  type Pattern,
  put,
} from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import type { TallyOfAll } from './reconcile.ts'

/** Rows that say how many there are of something, by a name. */
interface Tallied<Row extends AnyEntity, One extends AnyEntity> {
  /** Lists all rows. */
  readonly rows: Pattern<Row, 'table'>
  readonly nameOf: (row: Of<Row>) => string
  readonly rowOf: (name: string, count: number) => Of<Row>
  readonly of: One
  /** Which rows count it. */
  readonly countedAs: (one: Of<One>) => readonly string[]
}

/** Counts a whole table anew. A row that somebody has moved since it was looked at is theirs. */
export const tallyBy = <Row extends AnyEntity, One extends AnyEntity>({
  rows,
  nameOf,
  rowOf,
  of,
  countedAs,
}: Tallied<Row, One>): TallyOfAll => ({
  async tally({ store }) {
    const entity = rows.description.entities[0] as Row
    const known = new Map<string, Of<Row>>()
    for await (const some of rows.each({ store }, {} as never))
      for (const row of some) known.set(nameOf(row), row)
    const counts = new Map([...known.keys()].map((name) => [name, 0]))
    return {
      see(item) {
        const names = isOf(of, item) ? countedAs(fromItem(of, item) as Of<One>) : []
        for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
      },
      async end() {
        for (const [name, count] of counts) {
          const before = known.get(name)
          if ((before as { readonly count?: number } | undefined)?.count === count) continue
          const when = before ? asRead(entity, before, 'count' as never) : 'absent'
          try {
            await store.write([put(entity, rowOf(name, count) as never, when)])
          } catch (error) {
            if (!(error instanceof ConditionFailedError)) throw error
          }
        }
      },
    }
  },
})
