import { check, remove } from '@longtable/entity'
import { mutation } from '../../mutation.ts'
import { REACTION_RATE } from '../../rates.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionBy } from '../reaction.patterns.ts'
import { ReactionInput } from './add-reaction.ts'
import { subjectOnSeen } from './comments.policy.ts'

/** Idempotent. One's own may be taken back also by who may only look meanwhile. */
export const removeReaction = mutation({
  name: 'removeReaction',
  input: ReactionInput,
  rate: REACTION_RATE,
  plan: async ({ context, actor, input: { commentId, emoji } }) => {
    await subjectOnSeen(context, commentId)
    const key = { commentId, userId: actor.id, emoji }
    const existing = await reactionBy(context, key)
    return {
      operations: [
        existing
          ? remove(Reaction, key, { attribute: 'createdAt', equals: existing.createdAt })
          : check(Reaction, key, 'absent'),
      ],
      result: { commentId, emoji },
      audit: {
        action: 'REACTION_REMOVED',
        resourceType: 'Comment',
        resourceId: commentId,
        metadata: { emoji, ...(!existing && { unchanged: true }) },
      },
    }
  },
})
