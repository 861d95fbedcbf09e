import { ROWS_AT_ONCE_MAX } from '@longtable/core'
import {
  change,
  derivedId,
  find,
  fromItem,
  laterThan,
  put,
  type Stamp,
  timeOf,
} from '@longtable/entity'
import type { Condition, Operation, Store, Value } from '@longtable/store'
import { previewOf } from './conversation-fields.ts'
import { Conversation, Message, Participant } from './conversation.entity.ts'
import { participantsOf } from './conversation.patterns.ts'
import { stillListed, takesPart } from './conversation.policy.ts'

/** What the documented list shows of a conversation stands in the row that it finds. */
export const listedOf = (conversation: Conversation) => ({
  type: conversation.type,
  participants: conversation.participants,
  lastMessageAt: conversation.lastMessageAt,
  lastMessagePreview: conversation.lastMessagePreview,
  relatedStartupId: conversation.relatedStartupId,
  relatedApplicationId: conversation.relatedApplicationId,
  listedRevision: conversation.listedRevision ?? 0,
})

type Said = Pick<Message, 'senderId' | 'content' | 'type'> &
  Partial<Pick<Message, 'fileUrl' | 'event' | 'subjectId'>>

/** Behind all that others may have written with ids of their own: history is read by id. */
const BEHIND = 'zz'

/** Later than all that was said before, also where another machine's clock is ahead of ours. */
export function nextMessage(
  { conversationId, lastMessageAt, lastMessageId = '' }: Conversation,
  { id, at }: Stamp,
  said: Said,
): Message {
  const createdAt = laterThan(lastMessageAt, at)
  const own = timeOf(id) === createdAt ? id : derivedId(Date.parse(createdAt), id)
  return {
    messageId: own > lastMessageId ? own : `${BEHIND}${own}`,
    conversationId,
    ...said,
    readBy: [said.senderId],
    createdAt,
  }
}

/** How a conversation moves: by a message, by what else is listed of it, or by both. */
export interface Move {
  readonly message?: Message
  readonly patch?: Partial<Conversation>
  /** Whose rows are written by `rows`, and left alone otherwise. */
  readonly except?: readonly string[]
  readonly rows?: (after: Conversation) => readonly Operation[]
  /** Who has a direct one in their list again. Everybody, where there is a message. */
  readonly returning?: string
}

export function conversationAfter(before: Conversation, { message, patch }: Move): Conversation {
  const { messageCount = 0, listedRevision = 0 } = before
  return {
    ...before,
    ...patch,
    ...(patch && { listedRevision: listedRevision + 1 }),
    ...(message && {
      lastMessageAt: message.createdAt,
      lastMessageId: message.messageId,
      lastMessagePreview: previewOf(message.content),
      messageCount: messageCount + 1,
      updatedAt: message.createdAt,
    }),
  }
}

/**
 * Any number of messages at once are all counted: each holds if it is later than the last one. What
 * else is listed of it changes only as it was read.
 */
function headMoved(before: Conversation, after: Conversation, { message, patch }: Move): Operation {
  const { lastMessageAt, lastMessageId, lastMessagePreview, updatedAt } = after
  const time = patch
    ? ({ attribute: 'lastMessageAt', equals: before.lastMessageAt } as const)
    : ({ attribute: 'lastMessageAt', lessThan: lastMessageAt } as const)
  const when: Condition = { all: [stillListed(before), time] }
  const moved = change(Conversation, before, {
    patch: { ...after, messageCount: before.messageCount },
    when,
  })
  if (!message || moved.kind === 'check') return moved
  // Another message may have said something else since it was read: all of it is said.
  const said = { lastMessageAt, lastMessageId: lastMessageId ?? '', lastMessagePreview, updatedAt }
  return { ...moved, set: { ...moved.set, ...said }, add: { messageCount: 1 } }
}

const isGiven = ([, value]: [string, unknown]) => value !== undefined

/** Where its conversation is now, and never back. */
const notAhead = ({ lastMessageAt, listedRevision = 0 }: Conversation): Condition => ({
  all: [
    { attribute: 'lastMessageAt', atMost: lastMessageAt },
    {
      any: [
        { attribute: 'listedRevision', missing: true },
        { attribute: 'listedRevision', atMost: listedRevision },
      ],
    },
  ],
})

/** Says all of it, for the same reason. What someone says themselves is not unread. */
export function rowMoved(
  row: Participant,
  after: Conversation,
  { isBack = false, isSender = false } = {},
): Operation {
  const listed = listedOf(after)
  const moved = change(Participant, row, {
    patch: { ...listed, ...(isBack && { leftAt: undefined }) },
    when: notAhead(after),
  })
  if (moved.kind === 'check') return moved
  const said = Object.fromEntries(Object.entries(listed).filter(isGiven)) as Record<string, Value>
  return {
    ...moved,
    set: { ...said, ...moved.set },
    ...(isSender && { add: { readCount: 1 } }),
  }
}

/** All of them, where they are few; else the sender's own, and the stream brings the rest along. */
async function rowsToMove(
  store: Store,
  { conversationId }: Conversation,
  { message, except = [] }: Move,
): Promise<readonly Participant[]> {
  const query = participantsOf.query({ conversationId })
  const { items } = await store.query({ ...query, limit: ROWS_AT_ONCE_MAX + 1 })
  const isOther = ({ userId }: Participant) => !except.includes(userId)
  if (items.length <= ROWS_AT_ONCE_MAX)
    return items
      .map((item) => fromItem(Participant, item))
      .filter((row) => takesPart(row) && isOther(row))
  const own =
    message && (await find(store, Participant, { conversationId, userId: message.senderId }))
  return own && isOther(own) ? [own] : []
}

/** The message, the conversation, and everybody's row as far as they fit: one transaction's worth. */
export async function movedConversation(
  store: Store,
  before: Conversation,
  move: Move,
): Promise<Operation[]> {
  const { message, rows, returning } = move
  const after = conversationAfter(before, move)
  const isDirect = before.type === 'DIRECT'
  const others = await rowsToMove(store, before, move)
  return [
    ...(message ? [put(Message, message)] : []),
    headMoved(before, after, move),
    ...others.map((row) =>
      rowMoved(row, after, {
        isBack: isDirect && (message !== undefined || row.userId === returning),
        isSender: row.userId === message?.senderId,
      }),
    ),
    ...(rows?.(after) ?? []),
  ]
}
