import { asRead, change, put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import type { AdoptStep } from '@longtable/system'
import { Conversation, Participant } from './conversation.entity.ts'
import { messagesOf, participantsOf } from './conversation.patterns.ts'

const ROWS_PER_STEP = 50

type HowFar = Pick<Participant, 'readCount' | 'lastReadMessageId'>

export interface Said {
  readonly count: number
  readonly readBy: (userId: string) => HowFar
}

/**
 * Document 002 notes in each message who has read it; here each participant's row says up to which
 * one. Newest first, so the first that names somebody is the last they have read.
 */
export async function saidIn(store: Store, conversationId: string): Promise<Said> {
  const newest = new Map<string, { readonly id: string; readonly newer: number }>()
  let count = 0
  for await (const messages of messagesOf.each({ store }, { conversationId }))
    for (const { messageId: id, senderId, readBy } of messages) {
      for (const userId of [senderId, ...readBy])
        if (!newest.has(userId)) newest.set(userId, { id, newer: count })
      count += 1
    }
  return {
    count,
    readBy(userId) {
      const found = newest.get(userId)
      return found
        ? { readCount: count - found.newer, lastReadMessageId: found.id }
        : { readCount: 0 }
    },
  }
}

/** What the documented list shows of a conversation stands in the row that it finds. */
const copied = (conversation: Conversation) => ({
  type: conversation.type,
  participants: conversation.participants,
  lastMessageAt: conversation.lastMessageAt,
  lastMessagePreview: conversation.lastMessagePreview,
  relatedStartupId: conversation.relatedStartupId,
  relatedApplicationId: conversation.relatedApplicationId,
})

/** Nobody is set back: whoever has read here has read more than the messages know. */
function moved(row: Participant, conversation: Conversation, said: Said): Operation {
  const isIn = conversation.participants.includes(row.userId)
  const read = said.readBy(row.userId)
  const leftAt = isIn ? undefined : (row.leftAt ?? conversation.updatedAt)
  const patch = {
    ...copied(conversation),
    leftAt,
    ...(read.readCount > row.readCount && read),
  }
  const when = asRead(Participant, row, 'readCount', 'leftAt', 'lastMessageAt')
  return change(Participant, row, { patch, when })
}

/**
 * "For each participant": one item holds one pair of keys, so each has a row, which says what the
 * conversation says. Whom it names no more is not shown what is said from now on.
 */
export async function rowsOf(
  store: Store,
  conversation: Conversation,
  said: Said,
): Promise<AdoptStep[]> {
  const { conversationId, createdAt: joinedAt } = conversation
  const rows = new Map<string, Participant>()
  for await (const some of participantsOf.each({ store }, { conversationId }))
    for (const row of some) rows.set(row.userId, row)
  const missing = [...new Set(conversation.participants)].filter((userId) => !rows.has(userId))
  const operations = [
    ...[...rows.values()].map((row) => moved(row, conversation, said)),
    ...missing.map((userId) => {
      const own = { conversationId, userId, isMuted: false, joinedAt, ...said.readBy(userId) }
      return put(Participant, { ...copied(conversation), ...own })
    }),
  ].filter(({ kind }) => kind !== 'check')
  const when = asRead(Conversation, conversation, 'lastMessageAt', 'updatedAt')
  const steps: AdoptStep[] = []
  for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
    steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP), when })
  return steps
}
