import { ggCore } from '@longtable/goals-guild'
import type { Item } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'

/**
 * The tour cannot wait for a month: it moves the end of an item into the past, in the table itself.
 * That the end is where it should be is what tests show, with a clock of their own.
 */
export async function age(
  directory: string,
  isOne: (item: Item) => boolean,
  patch: Readonly<Record<string, string | number>>,
): Promise<void> {
  const engine = await openLmdb({ directory, tables: [ggCore] })
  try {
    for await (const page of engine.tools(ggCore.name).scan())
      for (const item of page)
        if (isOne(item))
          await engine.table(ggCore.name).write([{ kind: 'put', item: { ...item, ...patch } }])
  } finally {
    await engine.close()
  }
}

export const past = { ttl: 1_000_000_000, expiresAt: new Date(1_000_000_000_000).toISOString() }
