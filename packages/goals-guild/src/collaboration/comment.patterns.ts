import { lookup, pattern } from '@longtable/entity'
import { Comment, CommentEdit, CommentRef, CommentStats } from './comment.entity.ts'

export const commentsOn = pattern(Comment, 'table', {
  source: '000: List comments for resource; 000: Paginated comments',
})
export const repliesTo = pattern(Comment, 'GSI1', { source: '000: List replies to comment' })
export const topLevelCommentsOn = pattern(Comment, 'GSI2', { source: 'spec: top-level comments' })
export const newestCommentsOn = pattern(Comment, 'GSI2', {
  source: 'spec: top-level comments, newest first',
  descending: true,
})
export const commentsBy = pattern(Comment, 'GSI3', {
  source: 'spec: comments of an author',
  descending: true,
  ownedBy: 'userId',
})
export const commentById = lookup(Comment, { source: '000: Get specific comment' })
export const commentRef = lookup(CommentRef, { source: 'spec: comment from its id' })
export const editsOf = pattern(CommentEdit, 'table', {
  source: 'spec: older edits',
  descending: true,
})
export const editsBy = pattern(CommentEdit, 'GSI3', {
  source: 'spec: export of all that a user owns',
  descending: true,
  ownedBy: 'userId',
})
export const statsOf = lookup(CommentStats, { source: 'spec: counts of a page of comments' })
