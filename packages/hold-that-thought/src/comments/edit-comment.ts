import { asRead, change, laterThan } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { COMMENT_CHANGE_RATE } from '../rates.ts'
import { CommentInput, CommentText } from './comment-fields.ts'
import { commentView } from './comment-views.ts'
import { Comment } from './comment.entity.ts'
import { commentInView, onlyAuthor } from './comment.policy.ts'

const HISTORY_MAX = 5

export const editComment = mutation({
  name: 'editComment',
  input: CommentInput.extend({ text: CommentText }),
  rate: COMMENT_CHANGE_RATE,
  plan: async ({ context, actor, input }) => {
    const comment = await commentInView(context, input)
    onlyAuthor(comment, actor.userId)
    const { commentId, commentText, history = [], updatedAt, createdAt } = comment
    if (commentText === input.text) return { answer: { id: commentId } }
    const at = laterThan(updatedAt ?? createdAt, context.stamp().at)
    const patch = {
      commentText: input.text,
      history: [...history, { commentText, replacedAt: at }].slice(-HISTORY_MAX),
      updatedAt: at,
    }
    const when = asRead(Comment, comment, 'updatedAt', 'deletedAt')
    return {
      operations: [change(Comment, comment, { patch, when })],
      result: { id: commentId },
      audit: { action: 'COMMENT_EDITED', resourceType: 'Comment', resourceId: commentId },
    }
  },
  answer: async ({ context, input }) => commentView(await commentInView(context, input)),
})
