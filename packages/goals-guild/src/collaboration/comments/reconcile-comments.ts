import { reconciler } from '@longtable/system'
import { CommentRef } from '../comment.entity.ts'
import { recountComment } from './stats.ts'

/** Replies and reactions: right when all changes are taken. */
export const reconcileComments = reconciler(CommentRef, ({ store }, { commentId }) =>
  recountComment(store, commentId),
)
