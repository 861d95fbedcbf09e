import { text, UlidId, UserId } from '@longtable/core'
import * as z from 'zod'

const TITLE_CHARACTERS_MAX = 200
const TEXT_CHARACTERS_MAX = 4000

export const ThreadInput = z.object({ threadId: UlidId })
export const HelperInput = z.object({ threadId: UlidId, userId: UserId })
export const ThreadTitle = text({ max: TITLE_CHARACTERS_MAX })
export const AssistText = text({ max: TEXT_CHARACTERS_MAX, isMultiline: true })
export const ThreadStatus = z.enum(['open', 'closed']).nullish()
