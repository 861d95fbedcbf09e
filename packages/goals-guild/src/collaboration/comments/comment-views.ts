import { view } from '@longtable/entity'
import { Comment } from '../comment.entity.ts'

const commentShown = view(
  Comment,
  'parentId',
  'resourceType',
  'resourceId',
  'userId',
  'createdAt',
  'updatedAt',
  'deletedAt',
)

/** What those who see the resource see of a comment; of one that was deleted only that it was there. */
export function commentView(comment: Comment) {
  const isDeleted = comment.deletedAt !== null
  return commentShown(comment, {
    id: comment.commentId,
    text: isDeleted ? null : comment.text,
    mentionIds: isDeleted ? [] : comment.mentions,
    editHistory: isDeleted ? [] : comment.editHistory,
    isShared: comment.shared === true && !isDeleted,
  })
}
export type CommentView = ReturnType<typeof commentView>
