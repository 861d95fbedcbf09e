import { ThingId, unset } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { ConversationInput } from './conversation-fields.ts'
import { Participant } from './conversation.entity.ts'
import { messageById } from './conversation.patterns.ts'
import { seatAt, type Seat } from './conversation.policy.ts'
import { conversationView } from './conversation-views.ts'
import { unknownMessage } from './find-messages.ts'
import { saidAfter } from './unread.ts'

/** So far back from the last message a look is noted: what counts it reads as many. */
const NOTED_MAX = 1000

/** How much of a conversation is read by who has seen this message; undefined where it is too far back. */
async function readUpTo(
  { store }: HubContext,
  { conversation, row }: Seat,
  messageId: string,
): Promise<number | undefined> {
  const { messageCount = 0, lastMessageId } = conversation
  if (messageId === lastMessageId) return messageCount
  const after = { conversation, userId: row.userId, messageId }
  const newer = await saidAfter(store, after, NOTED_MAX)
  return newer >= NOTED_MAX ? undefined : messageCount - newer
}

/**
 * Up to a message, and nothing that came meanwhile: what arrives at the same moment stays unread.
 * Never goes back.
 */
export const markConversationRead = mutation({
  name: 'markConversationRead',
  input: ConversationInput.extend({
    /** The newest message that was seen; all of now unless said otherwise. */
    upTo: ThingId.nullish().transform(unset),
  }),
  rate: READ_RATE,
  plan: async ({ context, input: { conversationId, upTo } }) => {
    // Before the conversation, which then counts it.
    const seen =
      upTo === undefined
        ? undefined
        : await messageById(context, { conversationId, messageId: upTo })
    const seat = await seatAt(context, conversationId)
    if (upTo !== undefined && !seen) throw unknownMessage()
    const { conversation, row } = seat
    const result = { conversationId }
    const messageId = upTo ?? conversation.lastMessageId
    if (messageId === undefined || messageId <= (row.lastReadMessageId ?? ''))
      return { answer: result }
    const readCount = await readUpTo(context, seat, messageId)
    if (readCount === undefined) return { answer: result }
    return {
      operations: [
        change(Participant, row, {
          patch: { lastReadMessageId: messageId, readCount },
          when: asRead(Participant, row, 'readCount', 'lastReadMessageId', 'leftAt'),
        }),
      ],
      result,
      audit: {
        action: 'CONVERSATION_READ',
        resourceType: 'Conversation',
        resourceId: conversationId,
      },
    }
  },
  answer: async ({ context }, { conversationId }) =>
    conversationView(await seatAt(context, conversationId)),
})
