import { eventsOf, gained, made, moved } from '@longtable/core'
import { Comment } from './comment.entity.ts'

export const commentEvents = eventsOf(
  Comment,
  ({ itemId, commentId, userId }) => ({ itemId, commentId, userId }),
  {
    'holdthatthought.comment.added': made,
    'holdthatthought.comment.edited': moved('commentText'),
    'holdthatthought.comment.deleted': gained('deletedAt'),
  },
)
