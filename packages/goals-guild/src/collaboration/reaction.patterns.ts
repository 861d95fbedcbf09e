import { lookup, pattern } from '@longtable/entity'
import { Reaction } from './reaction.entity.ts'

/** Grouped by emoji by whoever reads them; the user's own: `reactionsTo({ commentId, userId })`. */
export const reactionsTo = pattern(Reaction, 'table', {
  source: '000: List reactions for comment; 000: Aggregate reactions',
})
export const reactionBy = lookup(Reaction, { source: "000: Get user's reaction" })
export const reactionsBy = pattern(Reaction, 'GSI3', {
  source: 'spec: reactions of a user',
  descending: true,
  ownedBy: 'userId',
})
