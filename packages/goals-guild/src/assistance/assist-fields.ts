import { text, UlidId, UserId } from '@longtable/core'
import type { RateRule } from '@longtable/core'
import * as z from 'zod'

const TITLE_CHARACTERS_MAX = 200
const TEXT_CHARACTERS_MAX = 4000

export const ASSIST_RATE: RateRule = { action: 'assist', limit: 30, windowSeconds: 60 }
export const ASSIST_MESSAGE_RATE: RateRule = {
  action: 'assist-message',
  limit: 60,
  windowSeconds: 60,
}
/** Whoever is added is told by nobody else, so it counts as an invite does. */
export const ADD_HELPER_RATE: RateRule = { action: 'invite', limit: 20, windowSeconds: 3600 }

export const ThreadInput = z.object({ threadId: UlidId })
export const HelperInput = z.object({ threadId: UlidId, userId: UserId })
export const ThreadTitle = text({ max: TITLE_CHARACTERS_MAX })
export const AssistText = text({ max: TEXT_CHARACTERS_MAX, isMultiline: true })
export const ThreadStatus = z.enum(['open', 'closed']).nullish()
