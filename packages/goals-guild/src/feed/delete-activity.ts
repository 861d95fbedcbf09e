import { DomainError, notFound, ThingId } from '@longtable/core'
import { remove } from '@longtable/entity'
import type { Check } from '@longtable/store'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { groupInView, managedGroup } from '../groups/groups.policy.ts'
import { readMade } from '../ids/own-time.ts'
import { mutation } from '../mutation.ts'
import { POST_RATE } from '../rates.ts'
import { headWithout } from './activity-head.ts'
import { Activity } from './activity.entity.ts'
import { activityById, activityHeadOf } from './feed.patterns.ts'

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
export const deleteActivity = mutation({
  name: 'deleteActivity',
  input: z.object({
    activityId: ThingId,
    /** The group it was posted to. */
    groupId: ThingId.nullable()
      .transform((groupId) => groupId ?? undefined)
      .optional(),
  }),
  rate: POST_RATE,
  plan: async ({ context, actor: { id: userId }, input: { activityId, groupId } }) => {
    const actorId = groupId ?? userId
    const activity = await readMade(context, { id: activityId, placeId: actorId }, (createdAt) =>
      activityById(context, { actorId, activityId, createdAt }),
    )
    if (!activity) throw unknownActivity()
    // After the activity: a head that was read before it might not know it yet.
    const head = await activityHeadOf(context, { actorId })
    const standing = groupId === undefined ? [] : await groupStanding(context, activity, userId)
    return {
      operations: [
        remove(Activity, activity, 'present'),
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
    }
  },
})
