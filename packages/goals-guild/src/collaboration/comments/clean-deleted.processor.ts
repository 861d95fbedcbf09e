import { onChange } from '@longtable/core'
import { removeAll } from '@longtable/entity'
import { Comment } from '../comment.entity.ts'
import { editsOf } from '../comment.patterns.ts'
import { reactionsTo } from '../reaction.patterns.ts'

/** None of them can come any more: edits and reactions hang on a comment that is not deleted. */
export const cleanDeletedComments = onChange(
  'comments.clean-deleted',
  Comment,
  async ({ new: comment }, context) => {
    if (!comment || comment.deletedAt === null) return
    const { commentId } = comment
    await removeAll(context, editsOf, { commentId })
    await removeAll(context, reactionsTo, { commentId })
  },
)
