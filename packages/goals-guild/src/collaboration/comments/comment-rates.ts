import type { RateRule } from '@longtable/core'

export const COMMENT_RATE: RateRule = { action: 'comment', limit: 20, windowSeconds: 60 }
/** Edits and deletions. */
export const COMMENT_CHANGE_RATE: RateRule = {
  action: 'comment-change',
  limit: 60,
  windowSeconds: 60,
}
export const REACTION_RATE: RateRule = { action: 'reaction', limit: 60, windowSeconds: 60 }
