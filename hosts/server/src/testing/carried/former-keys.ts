import { ggCore } from '@longtable/goals-guild'
import type { Engine, Item } from '@longtable/store'

const FORMER_KEYS =
  /^(USER#\S+ (AUDIT|BLOCKEDBY|JOINREQUEST|GROUPINVITE|ENTITY#(Room|Helping))#|(ROOM#\S+ MEMBER|FEED#\S+ (FROM|FLOOR)))/

/** All of `gg_core`, in the order of its keys. */
export async function itemsOf(engine: Pick<Engine, 'tools'>): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of engine.tools(ggCore.name).scan()) items.push(...page)
  return items.sort((a, b) => (`${a.PK} ${a.SK}` < `${b.PK} ${b.SK}` ? -1 : 1))
}

/** What a former version has written under keys that nobody reads any more. */
export const formerIn = (items: readonly Item[]) =>
  items.filter(({ PK, SK, GSI1PK, GSI1SK }) =>
    [`${PK} ${SK}`, `${String(GSI1PK)} ${String(GSI1SK)}`].some((key) => FORMER_KEYS.test(key)),
  )
