import type { RateRule } from '@longtable/core'

export const GOAL_RATE: RateRule = { action: 'goal', limit: 30, windowSeconds: 60 }
export const TASK_RATE: RateRule = { action: 'task', limit: 120, windowSeconds: 60 }
export const MILESTONE_RATE: RateRule = { action: 'milestone', limit: 60, windowSeconds: 60 }
