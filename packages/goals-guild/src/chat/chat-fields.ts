import { text, ThingId } from '@longtable/core'
import * as z from 'zod'

const MESSAGE_CHARACTERS_MAX = 4000
export const MINUTE_SECONDS = 60
export const YEAR_SECONDS = 365 * 86_400

export const RoomInput = z.object({ roomId: ThingId })
export const MessageInput = z.object({ roomId: ThingId, messageId: ThingId })
export const MessageText = text({ max: MESSAGE_CHARACTERS_MAX, isMultiline: true })

/** So many of a stranger's messages are delivered before they are accepted. */
export const REQUEST_MESSAGES_MAX = 1
