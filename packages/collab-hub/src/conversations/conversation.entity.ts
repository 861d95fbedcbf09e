import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'

/** What document 002 lists of a conversation. */
const listed = {
  /** Who takes part now. */
  participants: z.array(Id),
  type: z.enum(['DIRECT', 'GROUP', 'STARTUP_CHANNEL']),
  relatedStartupId: Id.optional(),
  relatedApplicationId: Id.optional(),
  lastMessageAt: Timestamp,
  lastMessagePreview: z.string(),
}

/** It has no GSI1 keys: one item holds one pair, so each participant has an item with its own. */
export const Conversation = entity(collabHubTable, {
  type: 'CONVERSATION',
  fields: {
    conversationId: Id,
    ...listed,
    /** Who made a group and owns it. */
    ownerId: Id.optional(),
    messageCount: Count.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  keys: {
    table: ['CONVERSATION#{conversationId}', 'METADATA'],
    GSI3: ['CONVERSATION', '{createdAt}'],
  },
})
export type Conversation = Of<typeof Conversation>

/**
 * The documented list finds this row, so it says what the document lists of its conversation. Unread
 * is the conversation's `messageCount` less `readCount`. Who left has it in no list, and is not among
 * the participants.
 */
export const Participant = entity(collabHubTable, {
  type: 'Participant',
  ours: ['table'],
  isHelper: true,
  fields: {
    conversationId: Id,
    userId: Id,
    ...listed,
    lastReadMessageId: Id.optional(),
    readCount: Count,
    isMuted: z.boolean(),
    leftAt: Timestamp.optional(),
    joinedAt: Timestamp,
  },
  derive: {
    inboxTime: (participant) =>
      participant.leftAt === undefined ? participant.lastMessageAt : undefined,
  },
  keys: {
    table: ['CONVERSATION#{conversationId}', 'PARTICIPANT#{userId}'],
    GSI1: ['PARTICIPANT#{userId}', 'CONVERSATION#{inboxTime}#{conversationId}'],
  },
})
export type Participant = Of<typeof Participant>

/** `readBy` holds the sender only; the others follow from each participant's `lastReadMessageId`. */
export const Message = entity(collabHubTable, {
  type: 'MESSAGE',
  fields: {
    messageId: Id,
    conversationId: Id,
    senderId: Id,
    content: z.string(),
    type: z.enum(['TEXT', 'FILE', 'SYSTEM']),
    fileUrl: z.string().optional(),
    readBy: z.array(Id),
    createdAt: Timestamp,
  },
  lacking: { readBy: [] },
  keys: {
    table: ['CONVERSATION#{conversationId}', 'MESSAGE#{messageId}'],
    GSI3: ['MESSAGE', '{createdAt}'],
  },
})
export type Message = Of<typeof Message>

/** One direct conversation per pair of users, whose ids stand in order. */
export const DirectPair = entity(collabHubTable, {
  type: 'DirectPair',
  ours: true,
  isHelper: true,
  fields: { lowerUserId: Id, higherUserId: Id, conversationId: Id, createdAt: Timestamp },
  keys: { table: ['DIRECT#{lowerUserId}#{higherUserId}', 'UNIQUE'] },
})
export type DirectPair = Of<typeof DirectPair>

/** One STARTUP_CHANNEL per startup. */
export const ChannelGuard = entity(collabHubTable, {
  type: 'ChannelGuard',
  ours: true,
  isHelper: true,
  fields: { startupId: Id, conversationId: Id, createdAt: Timestamp },
  keys: { table: ['STARTUP#{startupId}', 'CHANNEL'] },
})
export type ChannelGuard = Of<typeof ChannelGuard>
