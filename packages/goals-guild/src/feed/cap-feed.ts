import { settle } from '@longtable/core'
import { asRead, change, put } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'
import { timeOfKey } from './activity-keys.ts'
import { FEED_ITEMS_MAX } from './fan-out-rules.ts'
import { FeedFloor } from './feed.entity.ts'
import { feedFloorOf, feedOf } from './feed.patterns.ts'

const CHUNK = 1000

/** Never lowered, and raised before anything goes: what is gone is below it for every reader. */
const raiseFloor = (
  store: Store,
  { followerId, floor, at }: { followerId: string; floor: string; at: string },
): Promise<void> =>
  settle('The floor of a feed', async () => {
    const current = await feedFloorOf({ store }, { followerId })
    if (current && current.floor >= floor) return
    const next = { followerId, floor, updatedAt: at }
    const operation = current
      ? change(FeedFloor, current, { patch: next, when: asRead(FeedFloor, current, 'floor') })
      : put(FeedFloor, next)
    await store.write([operation])
  })

interface Capped {
  readonly followerId: string
  readonly at: string
  readonly max?: number
}

/** Takes the oldest out of a feed that is too long. */
export async function capFeed(
  store: Store,
  { followerId, at, max = FEED_ITEMS_MAX }: Capped,
): Promise<void> {
  const query = feedOf.query({ followerId })
  let { next } = await store.query({ ...query, limit: max })
  while (next) {
    const page = await store.query({ ...query, limit: CHUNK, after: next })
    const [newest] = page.items as readonly Item[]
    if (!newest) return
    await raiseFloor(store, { followerId, floor: timeOfKey(newest.SK), at })
    await store.writeMany({ deletes: page.items.map(({ PK, SK }) => ({ PK, SK })) })
    next = page.next
  }
}
