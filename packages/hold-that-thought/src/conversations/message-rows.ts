import { ROWS_AT_ONCE_MAX } from '@longtable/core'
import { change, findMany, put } from '@longtable/entity'
import type { Condition, Operation, Store } from '@longtable/store'
import { ConversationMeta, type Message, UserConversation } from './conversation.entity.ts'
import { partnerIn, stillSo } from './conversation.policy.ts'
import { missedBy } from './unread.ts'

/** To the top of the list; what it has missed is unread. */
export function rowMoved(
  row: UserConversation,
  lastMessageAt: string,
  { unread, when }: { readonly unread: number; readonly when: Condition },
): Operation {
  const moved = change(UserConversation, row, { patch: { lastMessageAt }, when })
  return moved.kind === 'check' || unread === 0 ? moved : { ...moved, add: { unreadCount: unread } }
}

interface Moved {
  readonly operations: readonly Operation[]
  /** A row was behind, so what it has missed was counted. */
  readonly isCounted: boolean
}

/** All rows of a small conversation: what others say is one more unread, one's own is not. */
async function rowsMoved(store: Store, meta: ConversationMeta, message: Message): Promise<Moved> {
  const { conversationId, participantIds, lastMessageAt: before } = meta
  const { senderId, createdAt: at } = message
  if (participantIds.length > ROWS_AT_ONCE_MAX) return { operations: [], isCounted: false }
  const keys = [...new Set(participantIds)].map((userId) => ({ userId, conversationId }))
  const found = await findMany(store, UserConversation, keys)
  const rows = found.filter((row) => row !== undefined)
  const partnerId = partnerIn(meta, senderId)
  const isAway = partnerId !== undefined && !rows.some(({ userId }) => userId === partnerId)
  const operations = await Promise.all(
    rows.map(async (row) => {
      const own = row.userId === senderId ? 0 : 1
      const isBehind = row.lastMessageAt < before
      const missed = isBehind ? await missedBy(store, row, before) : 0
      const all = [{ attribute: 'lastMessageAt', lessThan: at } as const]
      const read = isBehind && row.lastReadAt !== undefined
      const when: Condition = read
        ? { all: [...all, { attribute: 'lastReadAt', equals: row.lastReadAt as string }] }
        : { all }
      return rowMoved(row, at, { unread: own + missed, when })
    }),
  )
  return {
    isCounted: rows.some((row) => row.lastMessageAt < before),
    operations: isAway ? [...operations, newRow(meta, partnerId, message)] : operations,
  }
}

/** Who comes to a conversation has read what was said before; a message may bring them back to it. */
export const newRow = (meta: ConversationMeta, userId: string, message?: Message): Operation => {
  const { conversationId, conversationType, conversationTitle, lastMessageAt } = meta
  return put(UserConversation, {
    userId,
    conversationId,
    conversationType,
    ...(conversationTitle !== undefined && { conversationTitle }),
    lastReadAt: lastMessageAt,
    unreadCount: message ? 1 : 0,
    lastMessageAt: message?.createdAt ?? lastMessageAt,
  })
}

/**
 * The conversation and its rows, as they are with one message more. Any number of messages at once
 * are all counted: each holds if it is later than the last one, and the people are still the same.
 */
export async function movedBy(
  store: Store,
  meta: ConversationMeta,
  message: Message,
): Promise<readonly Operation[]> {
  const { createdAt: lastMessageAt, messageId: lastMessageId } = message
  const { operations, isCounted } = await rowsMoved(store, meta, message)
  const time = isCounted
    ? ({ attribute: 'lastMessageAt', equals: meta.lastMessageAt } as const)
    : ({ attribute: 'lastMessageAt', lessThan: lastMessageAt } as const)
  return [
    change(ConversationMeta, meta, {
      patch: { lastMessageAt, lastMessageId },
      when: { all: [stillSo(meta), time] },
    }),
    ...operations,
  ]
}
