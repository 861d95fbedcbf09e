import { view } from '@longtable/entity'
import { Comment, Reaction } from './comment.entity.ts'

const commentShown = view(
  Comment,
  'itemId',
  'userId',
  'userName',
  'userPhotoUrl',
  'itemType',
  'itemTitle',
  'reactionCount',
  'createdAt',
  'updatedAt',
)

/** A deleted one keeps its place, without what it said. */
export const commentView = (comment: Comment) =>
  commentShown(comment, {
    id: comment.commentId,
    isDeleted: comment.deletedAt !== undefined,
    commentText: comment.deletedAt === undefined ? comment.commentText : null,
    editCount: comment.history?.length ?? 0,
  })
export type CommentView = ReturnType<typeof commentView>

export const reactionView = view(
  Reaction,
  'itemId',
  'commentId',
  'userId',
  'userName',
  'reactionType',
  'createdAt',
)
export type ReactionView = ReturnType<typeof reactionView>
