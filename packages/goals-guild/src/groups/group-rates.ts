import type { RateRule } from '@longtable/core'

/** To make and to manage groups. */
export const GROUP_RATE: RateRule = { action: 'group', limit: 60, windowSeconds: 60 }
/** To come and to go. */
export const JOIN_RATE: RateRule = { action: 'group-join', limit: 30, windowSeconds: 60 }
export const GROUP_INVITE_RATE: RateRule = { action: 'invite', limit: 20, windowSeconds: 3600 }
