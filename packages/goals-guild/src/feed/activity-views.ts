import { view } from '@longtable/entity'
import type { GroupView } from '../groups/group-views.ts'
import type { UserView } from '../users/user-views.ts'
import { Activity } from './activity.entity.ts'

export type ActivityMediaView = NonNullable<Activity['media']>

const activityShown = view(
  Activity,
  'actorId',
  'verb',
  'detail',
  'objectType',
  'objectId',
  'media',
  'tags',
  'visibility',
  'createdAt',
  'goalId',
)

/** What leaves of an activity. */
export const activityView = (activity: Activity) =>
  activityShown(activity, {
    id: activity.activityId,
    text: activity.previewText,
    groupId: activity.authorId === undefined ? null : activity.actorId,
    /** Who wrote it. */
    authorId: activity.authorId ?? activity.actorId,
  })
export type ActivityView = ReturnType<typeof activityView>

/** As it stands in a list, with who wrote it; null for who has gone. */
export interface ListedActivity extends ActivityView {
  readonly author: UserView | null
  readonly group: Pick<GroupView, 'id' | 'name'> | null
}
