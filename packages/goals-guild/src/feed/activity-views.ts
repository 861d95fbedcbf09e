import { view } from '@longtable/entity'
import type { GroupView } from '../groups/group-views.ts'
import type { UserView } from '../users/user-views.ts'
import { Activity, Verb } from './activity.entity.ts'

/** With whose it is: who sees that may see it. */
export type ActivityMediaView = NonNullable<ActivityView['media']>

const activityShown = view(
  Activity,
  'actorId',
  'detail',
  'objectType',
  'objectId',
  'tags',
  'visibility',
  'createdAt',
  'goalId',
  'percentage',
  'rewardXp',
)

const shownVerb = Verb.catch('post')

/** What leaves of an activity. */
export const activityView = (activity: Activity) =>
  activityShown(activity, {
    id: activity.activityId,
    verb: shownVerb.parse(activity.verb),
    text: activity.previewText,
    media: activity.media
      ? { ...activity.media, actorId: activity.actorId, activityId: activity.activityId }
      : null,
    groupId: activity.authorId === undefined ? null : activity.actorId,
    /** Who wrote it. */
    authorId: activity.authorId ?? activity.actorId,
  })
export type ActivityView = ReturnType<typeof activityView>

/** As it stands in a list, with who wrote it; null for who has gone. */
export interface ListedActivity extends ActivityView {
  readonly author: UserView | null
  readonly group: Pick<GroupView, 'id' | 'name'> | null
  /** Only as an event, and only to who posted it. */
  readonly requestId?: string | null
}
