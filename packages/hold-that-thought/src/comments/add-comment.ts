import { put } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { COMMENT_RATE } from '../rates.ts'
import { CommentText, ItemInput } from './comment-fields.ts'
import { commentView } from './comment-views.ts'
import { Comment } from './comment.entity.ts'
import { commentInView, itemInView } from './comment.policy.ts'
import { stillSpokenAbout } from './items.ts'

/** Nothing is said about what is deleted at the same moment. */
export const addComment = mutation({
  name: 'addComment',
  input: ItemInput.extend({ text: CommentText }),
  rate: COMMENT_RATE,
  plan: async ({ context, actor, input: { itemId, text: commentText } }) => {
    const item = await itemInView(context, itemId)
    const { id, at } = context.stamp()
    const { userId, displayName: userName, photoUrl } = actor
    const comment: Comment = {
      ...item,
      itemId,
      commentId: id,
      userId,
      userName,
      ...(photoUrl !== undefined && { userPhotoUrl: photoUrl }),
      commentText,
      reactionCount: 0,
      createdAt: at,
    }
    return {
      operations: [put(Comment, comment), stillSpokenAbout(itemId)],
      result: { id },
      audit: {
        action: 'COMMENT_ADDED',
        resourceType: 'Comment',
        resourceId: id,
        metadata: { itemId },
      },
    }
  },
  answer: async ({ context, input: { itemId } }, { id: commentId }) =>
    commentView(await commentInView(context, { itemId, commentId, createdAt: undefined })),
})
