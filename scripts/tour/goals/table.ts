import { ggCore } from '@longtable/goals-guild'
import type { Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'

/** What was done is remembered after its subject has gone; the rest must go with it. */
const MEMORIES = ['AuditLog', 'Request', 'RateLimit', 'Marker']

/** So are notifications that others got of it. */
const isMemory = ({ type, PK }: Item, words: readonly string[]): boolean =>
  MEMORIES.includes(String(type)) ||
  (type === 'Notification' && !words.some((word) => PK.includes(word)))

/** What the table itself holds about somebody or something. The server may run. */
export async function itemsNaming(directory: string, words: readonly string[]): Promise<Item[]> {
  const engine = await openLmdb({ directory, tables: [ggCore] })
  try {
    const found: Item[] = []
    for await (const page of engine.tools(ggCore.name).scan())
      for (const item of page) {
        const written = JSON.stringify(item)
        if (isMemory(item, words)) continue
        if (words.some((word) => written.includes(word))) found.push(item)
      }
    return found
  } finally {
    await engine.close()
  }
}

export const placesOf = (items: readonly Item[]): string[] =>
  items.map(({ PK, SK }) => `${PK} / ${SK}`)
