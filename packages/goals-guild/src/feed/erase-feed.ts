import { eraser, erases, removes, removesOne } from '@longtable/system'
import { Activity } from './activity.entity.ts'
import { FeedFloor } from './feed.entity.ts'
import { feedBackfillsOf, feedOf } from './feed.patterns.ts'
import { removeActivities } from './remove-activities.ts'

/** Their own activities and feed. What they posted to groups stays there, as of a deleted user. */
export const eraseFeed = eraser('feed', [
  erases(Activity, 'actorId', ({ store }, { userId }) => removeActivities(store, userId)),
  removesOne(FeedFloor, 'followerId'),
  removes(feedOf, 'followerId'),
  removes(feedBackfillsOf, 'followerId'),
])
