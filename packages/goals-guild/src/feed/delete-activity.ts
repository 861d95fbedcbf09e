import { DomainError, notFound, UlidId } from '@longtable/core'
import { remove, timeOf } from '@longtable/entity'
import type { Check } from '@longtable/store'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { groupInView, managedGroup } from '../groups/groups.policy.ts'
import { headWithout } from './activity-head.ts'
import { Activity } from './activity.entity.ts'
import { POST_RATE } from './feed-rates.ts'
import { activityById, activityHeadOf } from './feed.patterns.ts'

export const DeleteActivityInput = z.object({
  activityId: UlidId,
  groupId: UlidId.nullish().transform((groupId) => groupId ?? undefined),
})
interface Input {
  readonly activityId: string
  /** The group it was posted to. */
  readonly groupId?: string | undefined
}

export const unknownActivity = () => notFound('activities.unknown', 'This activity')

/** Its author may, as long as they are in the group; so may the group's owner and admins. */
async function groupStanding(
  context: GuildContext,
  activity: Activity,
  userId: string,
): Promise<Check[]> {
  const { role } = await groupInView(context, activity.actorId)
  if (!role) throw unknownActivity()
  if (activity.authorId === userId) return []
  if (role === 'member')
    throw new DomainError(
      'FORBIDDEN',
      'activities.not-author',
      'Only its author and the admins of the group may delete this.',
    )
  return [(await managedGroup(context, activity.actorId)).standing]
}

/** One's own, or one of a group. What feeds still point to it is dropped when they are read. */
export async function deleteActivity(
  context: GuildContext,
  input: Input,
  requestId?: string,
): Promise<{ readonly activityId: string }> {
  await registered(context)
  const { activityId, groupId } = input
  const asked = { name: 'deleteActivity', input, requestId, rate: POST_RATE }
  return actWhileActive(context, asked, async () => {
    const { id: userId } = await registered(context)
    const key = { actorId: groupId ?? userId, createdAt: timeOf(activityId), activityId }
    const activity = await activityById(context, key)
    if (!activity) throw unknownActivity()
    // After the activity: a head that was read before it might not know it yet.
    const head = await activityHeadOf(context, { actorId: key.actorId })
    const standing = groupId === undefined ? [] : await groupStanding(context, activity, userId)
    return {
      operations: [
        remove(Activity, key, 'present'),
        ...headWithout(head, activity, context.stamp().at),
        ...standing,
      ],
      result: { activityId },
      audit: {
        action: 'ACTIVITY_DELETED',
        resourceType: 'Activity',
        resourceId: activityId,
        ...(groupId !== undefined && { metadata: { groupId } }),
      },
      onFailure: () => 'again' as const,
    }
  })
}
