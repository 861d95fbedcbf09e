import { add, asRead, change, check, put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { REACTION_RATE } from '../rates.ts'
import { CommentInput, REACTION_TYPES } from './comment-fields.ts'
import { commentView } from './comment-views.ts'
import { Comment, Reaction } from './comment.entity.ts'
import { reactionBy } from './comment.patterns.ts'
import { commentInView } from './comment.policy.ts'

export const STILL_THERE = { all: ['present', { attribute: 'deletedAt', missing: true }] } as const

/** One for each member: a second one takes the place of the first. Count and reaction move together. */
export const setReaction = mutation({
  name: 'setReaction',
  input: CommentInput.extend({ type: z.enum(REACTION_TYPES) }),
  rate: REACTION_RATE,
  plan: async ({ context, actor, input }) => {
    const { itemId, commentId, createdAt } = await commentInView(context, input)
    const { userId, displayName: userName } = actor
    const { type: reactionType } = input
    const known = await reactionBy(context, { itemId, commentId, userId })
    if (known?.reactionType === reactionType) return { answer: { id: commentId } }
    const comment = { itemId, commentId, createdAt }
    const reaction = { itemId, commentId, userId, userName, reactionType }
    return {
      operations: known
        ? [
            change(Reaction, known, {
              patch: { reactionType },
              when: asRead(Reaction, known, 'reactionType'),
            }),
            check(Comment, comment, STILL_THERE),
          ]
        : [
            put(Reaction, { ...reaction, createdAt: context.stamp().at }),
            add(Comment, comment, { amounts: { reactionCount: 1 }, when: STILL_THERE }),
          ],
      result: { id: commentId },
      audit: { action: 'REACTION_SET', resourceType: 'Comment', resourceId: commentId },
    }
  },
  answer: async ({ context, input }) => commentView(await commentInView(context, input)),
})
