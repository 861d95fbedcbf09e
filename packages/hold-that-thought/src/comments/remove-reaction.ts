import { add, remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { REACTION_RATE } from '../rates.ts'
import { CommentInput } from './comment-fields.ts'
import { commentView } from './comment-views.ts'
import { Comment, Reaction } from './comment.entity.ts'
import { reactionBy } from './comment.patterns.ts'
import { commentInView } from './comment.policy.ts'

/** Idempotent. A count that has drifted to zero does not stand in the way: `reconcile` mends it. */
export const removeReaction = mutation({
  name: 'removeReaction',
  input: CommentInput,
  rate: REACTION_RATE,
  plan: async ({ context, actor: { userId }, input }) => {
    const { itemId, commentId, createdAt, reactionCount } = await commentInView(context, input)
    const known = await reactionBy(context, { itemId, commentId, userId })
    if (!known) return { answer: { id: commentId } }
    const when = { attribute: 'reactionCount', atLeast: 1 } as const
    const comment = { itemId, commentId, createdAt }
    return {
      operations: [
        remove(Reaction, known, 'present'),
        ...(reactionCount < 1
          ? []
          : [add(Comment, comment, { amounts: { reactionCount: -1 }, when })]),
      ],
      result: { id: commentId },
      audit: { action: 'REACTION_REMOVED', resourceType: 'Comment', resourceId: commentId },
    }
  },
  answer: async ({ context, input }) => commentView(await commentInView(context, input)),
})
