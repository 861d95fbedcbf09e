import type { RateRule } from '@longtable/core'

export const QUEST_RATE: RateRule = { action: 'quest', limit: 30, windowSeconds: 60 }
