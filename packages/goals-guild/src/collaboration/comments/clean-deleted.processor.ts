import { onChange } from '@longtable/core'
import { keyOf } from '@longtable/entity'
import { Comment, CommentEdit } from '../comment.entity.ts'
import { editsOf } from '../comment.patterns.ts'
import { Reaction } from '../reaction.entity.ts'
import { reactionsTo } from '../reaction.patterns.ts'

/** None of them can come any more: edits and reactions hang on a comment that is not deleted. */
export const cleanDeletedComments = onChange(
  'comments.clean-deleted',
  Comment,
  async ({ new: comment }, context) => {
    if (!comment || comment.deletedAt === null) return
    const { commentId } = comment
    const { store } = context
    for await (const edits of editsOf.each(context, { commentId }))
      await store.writeMany({ deletes: edits.map((edit) => keyOf(CommentEdit, edit)) })
    for await (const reactions of reactionsTo.each(context, { commentId }))
      await store.writeMany({ deletes: reactions.map((one) => keyOf(Reaction, one)) })
  },
)
