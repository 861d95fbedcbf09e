import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** Of ours `direct` or `group`; document 003 says any text. */
const ConversationType = z.string()

/** The id of a direct one is both user ids in order, joined by `_`. */
export const ConversationMeta = entity(holdThatThoughtTable, {
  type: 'Conversation Meta',
  fields: {
    conversationId: Id,
    conversationType: ConversationType,
    conversationTitle: z.string().optional(),
    creatorId: Id,
    participantIds: z.array(Id),
    createdAt: Timestamp,
    lastMessageAt: Timestamp,
    /** Hides it at once while its messages are being removed. */
    deletedAt: Timestamp.optional(),
  },
  keys: { table: ['CONV#{conversationId}', 'META'] },
})
export type ConversationMeta = Of<typeof ConversationMeta>

/** A member's view of a conversation; its GSI1 keys are the inbox by recency. */
export const UserConversation = entity(holdThatThoughtTable, {
  type: 'User Conversation',
  ours: ['GSI1'],
  fields: {
    userId: Id,
    conversationId: Id,
    conversationType: ConversationType,
    conversationTitle: z.string().optional(),
    lastReadAt: Timestamp.optional(),
    unreadCount: Count,
    lastMessageAt: Timestamp,
  },
  lacking: { unreadCount: 0 },
  keys: {
    table: ['USER#{userId}', 'CONV#{conversationId}'],
    GSI1: ['INBOX#{userId}', '{lastMessageAt}#{conversationId}'],
  },
})
export type UserConversation = Of<typeof UserConversation>

export const Message = entity(holdThatThoughtTable, {
  type: 'Message',
  fields: {
    messageId: Id,
    conversationId: Id,
    senderId: Id,
    senderName: z.string(),
    messageText: z.string(),
    attachments: z
      .array(z.object({ s3Key: z.string(), fileName: z.string(), contentType: z.string() }))
      .optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['CONV#{conversationId}', 'MSG#{createdAt}#{messageId}'] },
})
export type Message = Of<typeof Message>
