import { allIndexAttributes, type AnyEntity, keyedAs, keyOf } from '@longtable/entity'
import type { Condition, Item, Scalar } from '@longtable/store'
import type { SharedRows } from '@longtable/core'
import type { AdoptRule } from './rule.ts'

type Pair = readonly [partition: string, sort: string]

const isScalar = (value: unknown): value is Scalar =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** Nobody has written the item since: lists and maps do not change without a number beside them. */
const unchanged = (item: Item): Condition => ({
  all: Object.entries(item).flatMap(([attribute, equals]) =>
    isScalar(equals) ? [{ attribute, equals }] : [],
  ),
})

/** What a former version has put into an index under other keys, gets those of today. */
export function carriesIndex(entity: AnyEntity, index: string, former: Pair): AdoptRule {
  const asBefore = keyedAs(entity, { [index]: former })
  return {
    name: `carry.${entity.type}.${index}`,
    entity,
    async adopt(item) {
      const was = allIndexAttributes(asBefore, item)
      const is = allIndexAttributes(entity, item)
      const moved = Object.keys(is).filter((name) => is[name] !== was[name])
      if (moved.length === 0 || moved.some((name) => item[name] !== was[name])) return []
      const set = Object.fromEntries(moved.map((name) => [name, is[name] as string]))
      const when = {
        all: moved.map((attribute) => ({ attribute, equals: was[attribute] as string })),
      }
      const key = { PK: item.PK, SK: item.SK }
      return [{ operations: [{ kind: 'update', key, set, when }] }]
    },
  }
}

/** An item without the attributes of its indexes, which follow from the others. */
function withoutIndexes({ table }: AnyEntity, item: Item): Item {
  const names = Object.entries(table.indexes).flatMap(([index, { partition, sort }]) =>
    [partition, sort].filter((name) => name?.startsWith(index)),
  )
  return Object.fromEntries(Object.entries(item).filter(([name]) => !names.includes(name))) as Item
}

/** What a former version has written under another key of the table, moves to that of today. */
export function carriesRow(entity: AnyEntity, former: Pair): AdoptRule {
  return {
    name: `carry.${entity.type}`,
    entity: keyedAs(entity, { table: former }),
    async adopt(item, { store }) {
      const key = keyOf(entity, item)
      const remove = {
        kind: 'delete',
        key: { PK: item.PK, SK: item.SK },
        when: unchanged(item),
      } as const
      // Whoever has written it under its new key since knows better.
      if (await store.get(key)) return [{ operations: [remove] }]
      const next = {
        ...withoutIndexes(entity, item),
        ...key,
        ...allIndexAttributes(entity, item),
      }
      return [{ operations: [{ kind: 'put', item: next, when: 'absent' }, remove] }]
    },
  }
}

/**
 * Audit entries stood among a user's own things. Their seal is over what they were; `isLink` knows
 * what that was.
 */
export const carriesAudits = ({ AuditLog }: SharedRows): AdoptRule =>
  carriesIndex(AuditLog, 'GSI1', ['USER#{userId}', 'AUDIT#{createdAt}'])
