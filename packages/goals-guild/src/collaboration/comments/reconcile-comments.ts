import { reconciler } from '@longtable/system'
import { CommentRef } from '../comment.entity.ts'
import { Resource } from '../resource.entity.ts'
import { recountComment } from './stats.ts'

/** Replies and reactions: right when all changes are taken. */
export const reconcileComments = [
  reconciler(CommentRef, ({ store }, { commentId }) => recountComment(store, commentId)),
  reconciler(Resource, async ({ store }, { resourceType, resourceId }) =>
    resourceType === 'activity' ? recountComment(store, resourceId) : undefined,
  ),
]
