import { text, ThingId, UserId } from '@longtable/core'
import * as z from 'zod'

/** With who makes it. */
export const GROUP_MIN = 3
export const GROUP_MAX = 50
/** So many of a team are named in its channel; the rows say who else is in it. */
export const NAMED_MAX = 100
const PREVIEW_CHARACTERS = 120

export const ConversationInput = z.object({ conversationId: ThingId })
export const MessageInput = ConversationInput.extend({ messageId: ThingId })
export const ParticipantInput = ConversationInput.extend({ userId: UserId })
export const Content = text({ max: 5000, isMultiline: true })
export const Title = text({ max: 100 })

/** The beginning, on one line. */
export const previewOf = (content: string): string =>
  Array.from(content.replaceAll(/\s+/g, ' ')).slice(0, PREVIEW_CHARACTERS).join('')
