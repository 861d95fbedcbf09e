import type { RateRule } from '@longtable/core'

const aMinute = (action: string, limit: number): RateRule => ({ action, limit, windowSeconds: 60 })

/** How often somebody may do what: those with the same action are counted together. */
export const PROFILE_RATE = aMinute('profile', 10)
export const STARTUP_RATE = aMinute('startup', 30)
export const ROLE_RATE = aMinute('role', 60)
export const ACCESS_RATE = aMinute('access', 30)
export const INVITE_RATE: RateRule = { action: 'invite', limit: 20, windowSeconds: 3600 }
export const DECK_RATE = aMinute('deck', 30)
export const DECK_TIME_RATE = aMinute('deck-time', 60)
/** Each is a picture drawn for one viewer. */
export const DECK_PAGE_RATE = aMinute('deck-page', 240)
export const APPLICATION_RATE = aMinute('application', 30)
export const DECISION_RATE = aMinute('decision', 60)
export const RESUME_RATE = aMinute('resume', 60)
export const EXPORT_RATE = aMinute('export', 30)
export const BILLING_RATE = aMinute('billing', 20)
export const VISIT_RATE = aMinute('visit', 120)
export const REPORT_RATE: RateRule = { action: 'report', limit: 20, windowSeconds: 3600 }
export const SAVE_RATE = aMinute('save', 60)
export const READ_RATE = aMinute('notification', 120)
export const READ_ALL_RATE = aMinute('notifications', 20)
export const CONVERSATION_RATE = aMinute('conversation', 30)
export const MESSAGE_RATE = aMinute('message', 60)
export const BLOCK_RATE = aMinute('block', 30)
export const PREFERENCES_RATE = aMinute('preferences', 20)
