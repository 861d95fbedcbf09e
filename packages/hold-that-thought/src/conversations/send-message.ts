import { DomainError, UlidId, unset } from '@longtable/core'
import { derivedId, laterThan, put } from '@longtable/entity'
import type { Check } from '@longtable/store'
import * as z from 'zod'
import { type FamilyContext, stillApproved } from '../context.ts'
import { mutation } from '../mutation.ts'
import { MESSAGE_RATE } from '../rates.ts'
import type { UserProfile } from '../users/profile.entity.ts'
import { profileById } from '../users/profile.patterns.ts'
import { isMember } from '../users/profile.policy.ts'
import { attached } from './attachments.ts'
import { ATTACHMENTS_MAX, ConversationInput, MessageText } from './conversation-fields.ts'
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
  {
    meta,
    ...said
  }: { readonly meta: ConversationMeta } & Pick<Message, 'messageText' | 'attachments'>,
): Message {
  const { id, at } = context.stamp()
  const createdAt = laterThan(meta.lastMessageAt, at)
  return {
    messageId: createdAt === at ? id : derivedId(Date.parse(createdAt), id),
    conversationId: meta.conversationId,
    senderId: userId,
    senderName: displayName,
    ...said,
    createdAt,
  }
}

const Said = ConversationInput.extend({
  text: MessageText.nullish().transform(unset),
  attachmentIds: z
    .array(UlidId)
    .max(ATTACHMENTS_MAX, `must be at most ${ATTACHMENTS_MAX}`)
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])]),
}).refine(({ text, attachmentIds }) => text !== undefined || attachmentIds.length > 0, {
  path: ['text'],
  message: 'must say something, unless a file does',
})

/** With at most 25 members the message and everybody's row are one transaction. */
export const sendMessage = mutation({
  name: 'sendMessage',
  input: Said,
  rate: MESSAGE_RATE,
  plan: async ({ context, actor, input: { conversationId, text = '', attachmentIds } }) => {
    const { meta } = await seatAt(context, conversationId)
    const heard = await stillHeard(context, meta, actor.userId)
    const { attachments, used } = await attached(context, {
      conversationId,
      uploadIds: attachmentIds,
    })
    const message = messageFrom(context, actor, {
      meta,
      messageText: text,
      ...(attachments.length > 0 && { attachments: [...attachments] }),
    })
    const { messageId } = message
    return {
      operations: [
        put(Message, message),
        ...(await movedBy(context.store, meta, message)),
        ...used(messageId, message.createdAt),
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
