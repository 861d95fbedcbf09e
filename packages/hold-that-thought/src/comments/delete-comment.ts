import { asRead, change } from '@longtable/entity'
import { isAdmin, sameProfile } from '../context.ts'
import { mutation } from '../mutation.ts'
import { COMMENT_CHANGE_RATE } from '../rates.ts'
import { CommentInput } from './comment-fields.ts'
import { Comment } from './comment.entity.ts'
import { commentInView, onlyAuthor } from './comment.policy.ts'

/** By its author, or by an admin who still is one. */
export const deleteComment = mutation({
  name: 'deleteComment',
  input: CommentInput,
  rate: COMMENT_CHANGE_RATE,
  plan: async ({ context, actor, input }) => {
    const comment = await commentInView(context, input)
    const isOwn = comment.userId === actor.userId
    if (!isAdmin(actor)) onlyAuthor(comment, actor.userId)
    const { commentId } = comment
    return {
      operations: [
        change(Comment, comment, {
          patch: { deletedAt: context.stamp().at, deletedBy: actor.userId },
          when: asRead(Comment, comment, 'deletedAt'),
        }),
        ...(isOwn ? [] : [sameProfile(actor)]),
      ],
      result: { id: commentId },
      audit: { action: 'COMMENT_DELETED', resourceType: 'Comment', resourceId: commentId },
    }
  },
  answer: (_asked, { id }) => ({ commentId: id }),
})
