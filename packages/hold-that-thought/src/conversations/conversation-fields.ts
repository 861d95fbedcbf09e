import { text, ThingId, UserId } from '@longtable/core'
import * as z from 'zod'
import { KeyTime, timeIn } from '../comments/comment-fields.ts'

/** So many at first, all in one transaction; more are added one by one. */
const FIRST_PARTICIPANTS_MAX = 40
/** All of them stand in one item. */
export const PARTICIPANTS_MAX = 200

export const ConversationInput = z.object({ conversationId: ThingId })
export const ParticipantInput = ConversationInput.extend({ userId: UserId })
export const Title = text({ max: 100 })
export const MessageText = text({ max: 5000, isMultiline: true })
export const ATTACHMENTS_MAX = 10

/** Without who begins it. */
export const Others = z
  .array(UserId)
  .min(1, 'must name somebody')
  .max(FIRST_PARTICIPANTS_MAX - 1, `must be at most ${FIRST_PARTICIPANTS_MAX - 1}`)

/** Its time follows from an id of ours; of one that others made it is said. */
export const MessageInput = ConversationInput.extend({
  messageId: ThingId,
  createdAt: KeyTime,
})

export const messageKey = (input: z.infer<typeof MessageInput>) => ({
  conversationId: input.conversationId,
  messageId: input.messageId,
  createdAt: timeIn(input.messageId, input.createdAt),
})

/** One for every two people, whoever opens it. */
export const directId = (one: string, other: string): string => [one, other].sort().join('_')
