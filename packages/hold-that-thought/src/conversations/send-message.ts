import { DomainError } from '@longtable/core'
import { derivedId, laterThan, put } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type FamilyContext, stillApproved } from '../context.ts'
import { mutation } from '../mutation.ts'
import { MESSAGE_RATE } from '../rates.ts'
import type { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { isMember } from '../users/profile.policy.ts'
import { ConversationInput, MessageText } from './conversation-fields.ts'
import { type ConversationMeta, Message } from './conversation.entity.ts'
import { partnerIn, seatAt } from './conversation.policy.ts'
import { messageShownTo } from './find-conversations.ts'
import { movedBy } from './message-rows.ts'

/** Of two the other one has to be there. */
async function stillHeard(
  context: FamilyContext,
  meta: ConversationMeta,
  senderId: string,
): Promise<Check[]> {
  const partnerId = partnerIn(meta, senderId)
  if (partnerId === undefined) return []
  const partner = await profileById(context, { userId: partnerId })
  if (isMember(partner)) return [stillApproved(partner)]
  throw new DomainError(
    'CONFLICT',
    'conversations.partner-gone',
    'Nobody is there to read what you write here.',
  )
}

/** Later than all that was said before, also where another machine's clock is ahead of ours. */
function messageFrom(
  context: FamilyContext,
  { userId, displayName }: UserProfile,
  { meta, messageText }: { readonly meta: ConversationMeta; readonly messageText: string },
): Message {
  const { id, at } = context.stamp()
  const createdAt = laterThan(meta.lastMessageAt, at)
  return {
    messageId: createdAt === at ? id : derivedId(Date.parse(createdAt), id),
    conversationId: meta.conversationId,
    senderId: userId,
    senderName: displayName,
    messageText,
    createdAt,
  }
}

/** With at most 25 members the message and everybody's row are one transaction. */
export const sendMessage = mutation({
  name: 'sendMessage',
  input: ConversationInput.extend({ text: MessageText }),
  rate: MESSAGE_RATE,
  plan: async ({ context, actor, input: { conversationId, text: messageText } }) => {
    const { meta } = await seatAt(context, conversationId)
    const heard = await stillHeard(context, meta, actor.userId)
    const message = messageFrom(context, actor, { meta, messageText })
    const { messageId } = message
    return {
      operations: [
        put(Message, message),
        ...(await movedBy(context.store, meta, message)),
        ...heard,
      ],
      result: { messageId },
      audit: {
        action: 'MESSAGE_SENT',
        resourceType: 'Message',
        resourceId: messageId,
        metadata: { conversationId },
      },
    }
  },
  answer: ({ context, input: { conversationId } }, { messageId }) =>
    messageShownTo(context, { conversationId, messageId, createdAt: undefined }),
})
