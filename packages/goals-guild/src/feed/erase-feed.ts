import { keyOf } from '@longtable/entity'
import type { Eraser } from '@longtable/system'
import { FeedBackfill, FeedFloor, FeedItem } from './feed.entity.ts'
import { feedBackfillsOf, feedOf } from './feed.patterns.ts'
import { removeActivities } from './remove-activities.ts'

/** Their own activities and feed. What they posted to groups stays there, as of a deleted user. */
export const eraseFeed: Eraser = {
  name: 'feed',
  async erase({ store }, { userId }) {
    await removeActivities(store, userId)
    await store.writeMany({ deletes: [keyOf(FeedFloor, { followerId: userId })] })
    for await (const chunk of feedOf.each({ store }, { followerId: userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(FeedItem, one)) })
    for await (const chunk of feedBackfillsOf.each({ store }, { followerId: userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(FeedBackfill, one)) })
  },
}
