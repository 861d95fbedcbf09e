/** A feed item expires so long after its activity. */
export const FEED_TTL_DAYS = 30
/** Read a little earlier as gone, so that no clock decides which of a page's items are left. */
export const FEED_TRUSTED_MS = FEED_TTL_DAYS * 86_400_000 - 3_600_000
/** Whoever has more in their feed loses the oldest. */
export const FEED_ITEMS_MAX = 1000
/** How many of an actor's activities a new follower gets. */
export const BACKFILL_MAX = 200
/** By then every index shows what was written before. */
export const INDEX_SETTLED_MS = 60_000

/** When an actor's activities are carried to feeds, and when they no longer are. */
export interface PromotionRules {
  readonly followers: number
  readonly activitiesPerDay: number
  readonly followersBelow: number
  readonly activitiesPerDayBelow: number
  /** How long it has to be below both. */
  readonly days: number
}

export const PROMOTION_RULES: PromotionRules = {
  followers: 5000,
  activitiesPerDay: 100,
  followersBelow: 4000,
  activitiesPerDayBelow: 50,
  days: 7,
}
