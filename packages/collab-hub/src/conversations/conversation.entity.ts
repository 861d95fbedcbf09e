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
    /** What a group is called. */
    title: z.string().optional(),
    /** Who made a group and owns it. */
    ownerId: Id.optional(),
    messageCount: Count.optional(),
    /** Of the message at `lastMessageAt`. Both only grow, so history and inbox have one order. */
    lastMessageId: Id.optional(),
    /** Grows with whatever else is listed of it, because no condition can look into a list. */
    listedRevision: Count.optional(),
    /** Hides it at once, while what was said in it is being removed. */
    deletedAt: Timestamp.optional(),
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
 * is the conversation's `messageCount` less `readCount`: what others have said after
 * `lastReadMessageId`. Who left has it in no list; of two, until the next message.
 */
export const Participant = entity(collabHubTable, {
  type: 'Participant',
  ours: ['table', 'GSI2'],
  isHelper: true,
  fields: {
    conversationId: Id,
    userId: Id,
    ...listed,
    /** Of the conversation that it says this of. */
    listedRevision: Count.optional(),
    /** In a channel as one of the team, and as long as they are. */
    isMember: z.boolean().optional(),
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
    GSI2: ['LEFT#{userId}', '{leftAt}#{conversationId}'],
  },
})
export type Participant = Of<typeof Participant>

/** What the server says in a conversation, of its sender or of its subject. */
export const SystemEvent = z.enum(['CREATED', 'JOINED', 'LEFT', 'REMOVED', 'RENAMED'])
export type SystemEvent = z.infer<typeof SystemEvent>

/**
 * `readBy` holds the sender only; the others follow from each participant's `lastReadMessageId`. Its
 * GSI1 keys say who has said it, wherever: they may take it with them.
 */
export const Message = entity(collabHubTable, {
  type: 'MESSAGE',
  ours: ['GSI1'],
  fields: {
    messageId: Id,
    conversationId: Id,
    senderId: Id,
    content: z.string(),
    type: z.enum(['TEXT', 'FILE', 'SYSTEM']),
    fileUrl: z.string().optional(),
    readBy: z.array(Id),
    /** Of a SYSTEM message. */
    event: SystemEvent.optional(),
    /** Whom that is about, where it is not its sender. */
    subjectId: Id.optional(),
    editedAt: Timestamp.optional(),
    /** It keeps its place, so that all counts stay; its text is gone. */
    deletedAt: Timestamp.optional(),
    createdAt: Timestamp,
  },
  lacking: { readBy: [] },
  keys: {
    table: ['CONVERSATION#{conversationId}', 'MESSAGE#{messageId}'],
    GSI1: ['SENDER#{senderId}', 'MESSAGE#{messageId}'],
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
