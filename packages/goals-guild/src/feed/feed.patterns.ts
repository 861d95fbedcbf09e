import { lookup, pattern } from '@longtable/entity'
import { Activity, ActivityHead } from './activity.entity.ts'
import { FeedBackfill, FeedFloor, FeedItem, FeedMarker, Promotion } from './feed.entity.ts'

export const activitiesOf = pattern(Activity, 'table', {
  source: '001: Fan-in read (default)',
  descending: true,
  ownedBy: 'actorId',
})
export const groupPostsBy = pattern(Activity, 'GSI3', {
  source: 'spec: export of all that a user owns',
  descending: true,
  ownedBy: 'authorId',
})
export const activityById = lookup(Activity, { source: '001: Activities' })
export const activityHeadOf = lookup(ActivityHead, { source: 'spec: newest heads' })
export const feedOf = pattern(FeedItem, 'table', {
  source: '001: Fan-out read (promoted)',
  descending: true,
})
export const promotionOf = lookup(Promotion, { source: '001: Promotion Flag' })
export const feedMarkerOf = lookup(FeedMarker, { source: 'spec: last-seen position' })
export const feedFloorOf = lookup(FeedFloor, { source: 'spec: the floor of a feed' })
export const feedBackfillOf = lookup(FeedBackfill, { source: 'spec: backfill of a follower' })
export const feedBackfillsOf = pattern(FeedBackfill, 'table', {
  source: 'spec: backfills of a follower',
})
