import { act, UlidId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../../context.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionBy } from '../reaction.patterns.ts'
import { stillParticipates } from '../resource.policy.ts'
import { REACTION_RATE } from './comment-rates.ts'
import { commentInView, deletedComment, refuseViewer, stillOpen } from './comments.policy.ts'
import { Emoji } from './emoji.ts'
import { eachOnce } from './mentions.ts'

export const ReactionInput = z.object({ commentId: UlidId, emoji: Emoji })

export interface ReactionView {
  readonly commentId: string
  readonly userId: string
  readonly emoji: string
  readonly createdAt: string
}

export const reactionView = ({ commentId, userId, emoji, createdAt }: Reaction): ReactionView => ({
  commentId,
  userId,
  emoji,
  createdAt,
})

async function planReaction(context: GuildContext, key: Omit<ReactionView, 'createdAt'>) {
  const { comment, seen } = await commentInView(context, key.commentId)
  refuseViewer(seen)
  if (comment.deletedAt !== null) throw deletedComment()
  const existing = await reactionBy(context, key)
  if (existing) return { reaction: existing, operations: [check(Reaction, key, 'present')] }
  const { resourceType, resourceId } = comment
  const reaction = { ...key, resourceType, resourceId, createdAt: context.stamp().at }
  const checks = [
    stillActive(key.userId),
    ...stillParticipates(seen, key.userId),
    ...stillOpen(comment, key.userId),
  ]
  return { reaction, operations: [put(Reaction, reaction), ...eachOnce(checks)] }
}

/** Idempotent: who has reacted so already gets the reaction that there is. */
export async function addReaction(
  context: GuildContext,
  input: z.infer<typeof ReactionInput>,
  requestId?: string,
): Promise<ReactionView> {
  const { id: userId } = await registered(context)
  const { commentId, emoji } = input
  const asked = { name: 'addReaction', input, requestId, rate: REACTION_RATE }
  return act<ReactionView>(context, asked, async () => {
    await registered(context)
    const { reaction, operations } = await planReaction(context, { commentId, userId, emoji })
    return {
      operations,
      result: reactionView(reaction),
      audit: {
        action: 'REACTION_ADDED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { emoji, ...(operations.length === 1 && { unchanged: true }) },
      },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
}
