import { keyOf } from '@longtable/entity'
import type { Eraser } from '../users/erase-account.ts'
import { Activity, ActivityHead } from './activity.entity.ts'
import { FeedBackfill, FeedFloor, FeedItem } from './feed.entity.ts'
import { activitiesOf, feedBackfillsOf, feedOf } from './feed.patterns.ts'

/** Their own activities and feed. What they posted to groups stays there, as of a deleted user. */
export const eraseFeed: Eraser = {
  name: 'feed',
  async erase({ store }, { userId }) {
    const keys = [
      keyOf(ActivityHead, { actorId: userId }),
      keyOf(FeedFloor, { followerId: userId }),
    ]
    await store.writeMany({ deletes: keys })
    for await (const chunk of activitiesOf.each({ store }, { actorId: userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(Activity, one)) })
    for await (const chunk of feedOf.each({ store }, { followerId: userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(FeedItem, one)) })
    for await (const chunk of feedBackfillsOf.each({ store }, { followerId: userId }))
      await store.writeMany({ deletes: chunk.map((one) => keyOf(FeedBackfill, one)) })
  },
}
