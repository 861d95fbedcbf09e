import { lookup, pattern } from '@longtable/entity'
import { Comment, Reaction } from './comment.entity.ts'

/** Timestamps begin with a digit, so all comments come before the item's reactions. */
export const commentsOn = pattern(Comment, 'table', {
  source: '003: List comments on item',
  sort: { lessThan: 'REACTION#' },
})

export const commentById = lookup(Comment, { source: '003: Comment key' })

export const commentsBy = pattern(Comment, 'GSI1', {
  source: "003: Get user's comments",
  descending: true,
  ownedBy: 'userId',
})

/** Of a whole item, or of one comment. */
export const reactionsOn = pattern(Reaction, 'table', { source: 'spec: reactions on an item' })

export const reactionBy = lookup(Reaction, { source: 'spec: my reaction to a comment' })

export const reactionsBy = pattern(Reaction, 'GSI1', {
  source: "003: Get user's reactions",
  descending: true,
  ownedBy: 'userId',
})
