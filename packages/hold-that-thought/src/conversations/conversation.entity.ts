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
    /** Only grows: history and inbox have one order, whoever writes at the same moment. */
    lastMessageAt: Timestamp,
    /** Its own time is `lastMessageAt`, so together they are its key. */
    lastMessageId: Id.optional(),
    /** Grows with `participantIds`, because no condition can look into a list. */
    membersRevision: Count.optional(),
    /** Hides it at once while its messages are being removed. */
    deletedAt: Timestamp.optional(),
  },
  keys: { table: ['CONV#{conversationId}', 'META'] },
})
export type ConversationMeta = Of<typeof ConversationMeta>

/**
 * A member's view of a conversation; its GSI1 keys are the inbox by recency. `unreadCount` is what
 * others have said after `lastReadAt` and up to `lastMessageAt`, which is the conversation's own, or
 * in a large one what the stream has brought along so far.
 */
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

/** Its GSI1 keys say who has said it, wherever: a name that changes is found there. */
export const Message = entity(holdThatThoughtTable, {
  type: 'Message',
  ours: ['GSI1'],
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
    /** It keeps its place, so that who has not read it counts as before; its text is gone. */
    deletedAt: Timestamp.optional(),
  },
  keys: {
    table: ['CONV#{conversationId}', 'MSG#{createdAt}#{messageId}'],
    GSI1: ['USER#{senderId}', 'MESSAGE#{createdAt}#{messageId}'],
  },
})
export type Message = Of<typeof Message>
