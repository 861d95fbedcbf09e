/** A feed item expires so long after its activity. */
export const FEED_TTL_DAYS = 30
/** Read a little earlier as gone, so that no clock decides which of a page's items are left. */
export const FEED_TRUSTED_MS = FEED_TTL_DAYS * 86_400_000 - 3_600_000
/** At most so many items are kept in a feed. */
export const FEED_ITEMS_MAX = 1000
/** By then every index shows what was written before. */
export const INDEX_SETTLED_MS = 60_000
