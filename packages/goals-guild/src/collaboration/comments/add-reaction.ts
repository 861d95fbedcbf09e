import { ThingId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../../context.ts'
import { mutation } from '../../mutation.ts'
import { REACTION_RATE } from '../../rates.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionBy } from '../reaction.patterns.ts'
import { openTo, subjectInView } from './comments.policy.ts'
import { Emoji } from './emoji.ts'
import { eachOnce } from './mentions.ts'

export const ReactionInput = z.object({ commentId: ThingId, emoji: Emoji })

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
  const subject = await subjectInView(context, key.commentId)
  const open = openTo(subject, key.userId)
  const existing = await reactionBy(context, key)
  if (existing) return { reaction: existing, operations: [check(Reaction, key, 'present')] }
  const { resourceType, resourceId } = subject.seen.resource
  const reaction = { ...key, resourceType, resourceId, createdAt: context.stamp().at }
  return { reaction, operations: [put(Reaction, reaction), ...eachOnce(open)] }
}

/** Idempotent: who has reacted so already gets the reaction that there is. */
export const addReaction = mutation({
  name: 'addReaction',
  input: ReactionInput,
  rate: REACTION_RATE,
  plan: async ({ context, actor, input: { commentId, emoji } }) => {
    const key = { commentId, userId: actor.id, emoji }
    const { reaction, operations } = await planReaction(context, key)
    return {
      operations,
      result: reactionView(reaction),
      audit: {
        action: 'REACTION_ADDED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { emoji, ...(operations.length === 1 && { unchanged: true }) },
      },
    }
  },
})
