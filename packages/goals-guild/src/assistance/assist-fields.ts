import { text, ThingId, UserId } from '@longtable/core'
import * as z from 'zod'

const TITLE_CHARACTERS_MAX = 200
const TEXT_CHARACTERS_MAX = 4000

export const ThreadInput = z.object({ threadId: ThingId })
export const HelperInput = z.object({ threadId: ThingId, userId: UserId })
export const ThreadTitle = text({ max: TITLE_CHARACTERS_MAX })
export const AssistText = text({ max: TEXT_CHARACTERS_MAX, isMultiline: true })
export const ThreadStatus = z.enum(['open', 'closed']).nullish()
