import type { RateRule } from '@longtable/core'

const aMinute = (action: string, limit: number): RateRule => ({ action, limit, windowSeconds: 60 })

/** How often somebody may do what: those with the same action are counted together. */
export const PROFILE_RATE = aMinute('profile', 10)
export const FOLLOW_RATE = aMinute('follow', 60)
export const BLOCK_RATE = aMinute('block', 60)
export const GOAL_RATE = aMinute('goal', 30)
export const TASK_RATE = aMinute('task', 120)
export const MILESTONE_RATE = aMinute('milestone', 60)
export const QUEST_RATE = aMinute('quest', 30)
export const OFFER_RATE = aMinute('offer', 30)
/** As fast as somebody can look through a long inbox. */
export const READ_RATE = aMinute('read', 240)
export const READ_ALL_RATE = aMinute('read-all', 30)
export const PREFERENCES_RATE = aMinute('preferences', 30)
