import { DomainError, TagList, text, ThingId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Check } from '@longtable/store'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { Visibility } from '../fields.ts'
import { OPEN_GROUP, refuseArchivedGroup } from '../groups/group-state.ts'
import { Group, GroupMember } from '../groups/group.entity.ts'
import { groupInView } from '../groups/groups.policy.ts'
import { mutation } from '../mutation.ts'
import { POST_RATE } from '../rates.ts'
import { finishedUpload, useUpload } from '../uploads/guild-uploads.ts'
import { headWith } from './activity-head.ts'
import { putResourceOf } from './activity-resource.ts'
import { activityView } from './activity-views.ts'
import { Activity } from './activity.entity.ts'
import { activityHeadOf } from './feed.patterns.ts'

const POST_CHARACTERS_MAX = 2000

const PostActivityInput = z.object({
  text: text({ max: POST_CHARACTERS_MAX, isMultiline: true }),
  tags: TagList.nullish().transform((tags) => tags ?? []),
  visibility: Visibility.nullish().transform((visibility) => visibility ?? undefined),
  groupId: ThingId.nullish().transform((groupId) => groupId ?? undefined),
  uploadId: ThingId.nullish().transform((uploadId) => uploadId ?? undefined),
})
type Input = z.infer<typeof PostActivityInput>

/** The group goes on, and whoever writes is still in it: who was removed meanwhile writes no more. */
async function groupChecks(
  context: GuildContext,
  groupId: string,
  userId: string,
): Promise<Check[]> {
  const { group, role } = await groupInView(context, groupId)
  if (!role)
    throw new DomainError('FORBIDDEN', 'groups.not-member', 'Only its members may post here.')
  refuseArchivedGroup(group)
  return [
    check(GroupMember, { groupId, userId }, 'present'),
    check(Group, { id: groupId }, OPEN_GROUP),
  ]
}

/** What the request remembers: with the input, which a repeat brings again, it is the whole answer. */
type Posted = Pick<Activity, 'activityId' | 'createdAt' | 'media'>

function activityOf(userId: string, input: Input, posted: Posted): Activity {
  const { activityId } = posted
  const { groupId, visibility = 'followers' } = input
  const about =
    groupId === undefined
      ? ({ actorId: userId, verb: 'post', objectType: 'Post', objectId: activityId } as const)
      : ({
          actorId: groupId,
          authorId: userId,
          verb: 'group_post',
          objectType: 'Group',
          objectId: groupId,
        } as const)
  return {
    ...about,
    ...posted,
    previewText: input.text,
    tags: input.tags,
    visibility,
  }
}

/** A picture that was uploaded and checked, and is shown by nothing else. */
async function pictureOf(context: GuildContext, { uploadId }: Input) {
  if (uploadId === undefined) return undefined
  const { upload, media } = await finishedUpload(context, { uploadId, purpose: 'activity' })
  return { upload, media: { media } }
}

/** Who sees it is decided by the group. */
function refuseVisibility({ groupId, visibility = 'followers' }: Input): void {
  if (groupId !== undefined && visibility !== 'followers')
    throw new DomainError('INVALID', 'activities.group-visibility', {
      message: 'visibility: a post to a group is seen by its members, and by nobody else.',
      field: 'visibility',
    })
}

/** A post of one's own, or to a group, which only its members see. */
export const postActivity = mutation({
  name: 'postActivity',
  input: PostActivityInput,
  rate: POST_RATE,
  begin: ({ input }) => refuseVisibility(input),
  plan: async ({ context, actor: { id: userId }, input }) => {
    const { groupId } = input
    const standing = groupId === undefined ? [] : await groupChecks(context, groupId, userId)
    const shown = await pictureOf(context, input)
    const { id: activityId, at } = context.stamp()
    const made: Posted = { activityId, createdAt: at, ...shown?.media }
    const activity = activityOf(userId, input, made)
    const head = await activityHeadOf(context, { actorId: activity.actorId })
    return {
      operations: [
        put(Activity, activity),
        ...headWith(head, activity, at),
        putResourceOf(activity),
        ...(shown ? [useUpload(shown.upload, { usedBy: activityId, at })] : []),
        ...standing,
      ],
      result: made,
      audit: {
        action: 'ACTIVITY_POSTED',
        resourceType: 'Activity',
        resourceId: activityId,
        ...(groupId !== undefined && { metadata: { groupId } }),
      },
    }
  },
  answer: ({ actor, input }, posted) => activityView(activityOf(actor.id, input, posted)),
})
