import type { GroupView } from '../groups/group-views.ts'
import type { PublicUser } from '../users/user-views.ts'
import type { Activity } from './activity.entity.ts'

/** What leaves of an activity: the type is the list of what may leave. */
export interface ActivityView {
  readonly id: string
  readonly actorId: string
  readonly verb: Activity['verb']
  readonly detail: NonNullable<Activity['detail']> | null
  readonly objectType: Activity['objectType']
  readonly objectId: string
  readonly text: string
  readonly media: Activity['media'] | null
  readonly tags: readonly string[]
  readonly visibility: Activity['visibility']
  readonly createdAt: string
  readonly goalId: string | null
  readonly groupId: string | null
  /** Who wrote it. */
  readonly authorId: string
}

/** As it stands in a list, with who wrote it; null for who has gone. */
export interface ListedActivity extends ActivityView {
  readonly author: PublicUser | null
  readonly group: Pick<GroupView, 'id' | 'name'> | null
}

export const activityView = (activity: Activity): ActivityView => ({
  id: activity.activityId,
  actorId: activity.actorId,
  verb: activity.verb,
  detail: activity.detail ?? null,
  objectType: activity.objectType,
  objectId: activity.objectId,
  text: activity.previewText,
  media: activity.media ?? null,
  tags: activity.tags,
  visibility: activity.visibility,
  createdAt: activity.createdAt,
  goalId: activity.goalId ?? null,
  groupId: activity.authorId === undefined ? null : activity.actorId,
  authorId: activity.authorId ?? activity.actorId,
})
