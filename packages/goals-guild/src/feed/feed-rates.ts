import type { RateRule } from '@longtable/core'

export const POST_RATE: RateRule = { action: 'post', limit: 30, windowSeconds: 60 }
/** A client marks while the reader scrolls. */
export const SEEN_RATE: RateRule = { action: 'feed-seen', limit: 120, windowSeconds: 60 }
