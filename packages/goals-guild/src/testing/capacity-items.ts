import type { GuildContext } from '../context.ts'
import type { Item } from '@longtable/store'
import { itemBytes, type MeteredWorld, writeUnits } from '@longtable/testing/system'

/** Document 000's figures. */
export const DOCUMENTED = {
  CollaborationInvite: { reads: 1, writes: 1, bytes: 500 },
  Collaborator: { reads: 1, writes: 1, bytes: 200 },
  Comment: { reads: 2, writes: 2, bytes: 2048 },
  Reaction: { reads: 1, writes: 1, bytes: 150 },
} as const
export type Documented = keyof typeof DOCUMENTED

export interface ItemMeasure {
  readonly entity: Documented
  readonly bytes: number
  /** Its write in the table. */
  readonly alone: number
  /** Its write in the indexes, which DynamoDB charges beside it. */
  readonly indexes: number
}

const INDEX_ATTRIBUTE = /^GSI\d(PK|SK)$/

/** The same item is written under another key, once without and once with what puts it in indexes. */
export async function measureItem(
  guild: MeteredWorld<GuildContext>,
  entity: Documented,
  item: Item,
): Promise<ItemMeasure> {
  const { store } = guild.deps
  const elsewhere = (SK: string): Item => ({ ...item, PK: `${item.PK}`.replace(/.$/, '~'), SK })
  const plain = Object.fromEntries(
    Object.entries(elsewhere(item.SK)).filter(([name]) => !INDEX_ATTRIBUTE.test(name)),
  ) as Item
  const put = async (one: Item) => {
    const { calls } = await guild.measure(() => store.write([{ kind: 'put', item: one }]))
    await store.write([{ kind: 'delete', key: { PK: one.PK, SK: one.SK } }])
    return writeUnits(calls)
  }
  const alone = await put(plain)
  return {
    entity,
    bytes: itemBytes(item),
    alone,
    indexes: (await put(elsewhere(item.SK))) - alone,
  }
}
