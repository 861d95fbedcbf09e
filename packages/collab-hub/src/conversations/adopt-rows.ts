import { asRead, change, check, findMany, put } from '@longtable/entity'
import type { Operation, Store } from '@longtable/store'
import type { AdoptStep } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { Conversation, type Message, Participant } from './conversation.entity.ts'
import { messagesOf, participantsOf } from './conversation.patterns.ts'
import { listedOf } from './moved-conversation.ts'

const ROWS_PER_STEP = 50

/** Everybody whom a conversation names or has a row for; undefined where there is none yet. */
type People = ReadonlyMap<string, Participant | undefined>

type HowFar = Pick<Participant, 'readCount' | 'lastReadMessageId'>

export interface Said {
  readonly count: number
  readonly lastMessageId: string | undefined
  readonly readBy: (userId: string) => HowFar
}

/** Without an account that was deleted, whose row is gone for good. */
export async function peopleIn(
  store: Store,
  { conversationId, participants }: Conversation,
): Promise<People> {
  const rows = new Map<string, Participant | undefined>()
  for await (const some of participantsOf.each({ store }, { conversationId }))
    for (const row of some) rows.set(row.userId, row)
  const missing = [...new Set(participants)].filter((userId) => !rows.has(userId))
  const users = await findMany(
    store,
    User,
    missing.map((userId) => ({ userId })),
  )
  for (const [place, userId] of missing.entries())
    if (users[place]?.deletedAt === undefined) rows.set(userId, undefined)
  return rows
}

/**
 * Document 002 notes in each message who has read it, and who has written one has read what came
 * before. Here each row says so, and whoever has one has read what it says.
 */
function hasRead(
  userId: string,
  row: Participant | undefined,
  { messageId, senderId, readBy }: Message,
): boolean {
  if (senderId === userId) return !row
  return readBy.includes(userId) || messageId <= (row?.lastReadMessageId ?? '')
}

const later = (one: string, other: string | undefined): string =>
  other !== undefined && other > one ? other : one

/** Newest first, so the first that somebody has read is the last one; what others said since is unread. */
export async function saidIn(store: Store, conversationId: string, people: People): Promise<Said> {
  const far = new Map([...people.keys()].map((userId) => [userId, { unread: 0, lastRead: '' }]))
  const waiting = new Map(far)
  let lastMessageId: string | undefined
  let count = 0
  for await (const messages of messagesOf.each({ store }, { conversationId }))
    for (const message of messages) {
      lastMessageId ??= message.messageId
      count += 1
      for (const [userId, one] of waiting) {
        const row = people.get(userId)
        if (hasRead(userId, row, message)) {
          one.lastRead = later(message.messageId, row?.lastReadMessageId)
          waiting.delete(userId)
        } else if (message.senderId !== userId) one.unread += 1
      }
    }
  return {
    count,
    lastMessageId,
    readBy(userId) {
      const { unread = 0, lastRead = '' } = far.get(userId) ?? {}
      return { readCount: count - unread, ...(lastRead !== '' && { lastReadMessageId: lastRead }) }
    },
  }
}

/** Of a large team not everybody is named; one of two that was left comes back with a message. */
function leftSince(row: Participant, conversation: Conversation): string | undefined {
  const { type, participants, lastMessageAt, updatedAt } = conversation
  const isIn = row.isMember === true || participants.includes(row.userId)
  if (!isIn) return row.leftAt ?? updatedAt
  return type === 'DIRECT' && row.lastMessageAt >= lastMessageAt ? row.leftAt : undefined
}

function moved(row: Participant, conversation: Conversation, said: Said): Operation {
  const leftAt = leftSince(row, conversation)
  const patch = { ...listedOf(conversation), leftAt, ...said.readBy(row.userId) }
  const when = asRead(Participant, row, 'readCount', 'leftAt', 'lastMessageAt')
  return change(Participant, row, { patch, when })
}

/**
 * "For each participant": one item holds one pair of keys, so each has a row, which says what the
 * conversation says. Whom it names no more is not shown what is said from now on.
 */
export function rowsOf(conversation: Conversation, people: People, said: Said): AdoptStep[] {
  const { conversationId, createdAt: joinedAt } = conversation
  const operations = [...people]
    .map(([userId, row]) => {
      if (row) return moved(row, conversation, said)
      const own = { conversationId, userId, isMuted: false, joinedAt, ...said.readBy(userId) }
      return put(Participant, { ...listedOf(conversation), ...own })
    })
    .filter(({ kind }) => kind !== 'check')
  const same = asRead(Conversation, conversation, 'lastMessageAt', 'updatedAt')
  const still = check(Conversation, conversation, same)
  const steps: AdoptStep[] = []
  for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
    steps.push({ operations: [...operations.slice(start, start + ROWS_PER_STEP), still] })
  return steps
}
