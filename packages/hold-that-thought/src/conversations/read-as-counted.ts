import { asRead, change } from '@longtable/entity'
import type { Store } from '@longtable/store'
import type { AdoptStep } from '@longtable/system'
import { type Message, UserConversation } from './conversation.entity.ts'
import { messagesOf } from './conversation.patterns.ts'

/** Around which time somebody has read last, so that as much is unread as their row counts. */
function createSpan({ userId, unreadCount, lastMessageAt, lastReadAt }: UserConversation) {
  let seen = 0
  let from: string | undefined
  let to: string | undefined
  let isSettled = false
  return {
    /** Nothing older changes it. */
    isFound: () => from !== undefined || isSettled,
    /** Newest first. */
    see({ senderId, createdAt }: Message): void {
      isSettled ||= lastReadAt !== undefined && createdAt <= lastReadAt && seen === unreadCount
      if (senderId === userId || createdAt > lastMessageAt || from !== undefined) return
      if (seen === unreadCount) from = createdAt
      else to = createdAt
      seen += 1
    },
    /** The last that was read; where all of it is unread, just before it. */
    last: () => from ?? (to === undefined ? lastMessageAt : justBefore(to)),
    has: (at: string) => at >= (from ?? '') && (to === undefined || at < to),
  }
}

const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString()

/**
 * Sets since when things are unread, where it is missing or does not fit what the rows count. What a row
 * counts and is not there yet, nobody can place: it is placed when it comes, or counted anew.
 */
export async function readAsCounted(
  store: Store,
  found: readonly (UserConversation | undefined)[],
): Promise<AdoptStep[]> {
  const rows = found.filter((row) => row !== undefined)
  const [first] = rows
  if (!first) return []
  const { conversationId } = first
  const spans = rows.map((row) => ({ row, span: createSpan(row) }))
  for await (const messages of messagesOf.each({ store }, { conversationId })) {
    for (const message of messages) for (const { span } of spans) span.see(message)
    if (spans.every(({ span }) => span.isFound())) break
  }
  return spans
    .filter(({ row: { lastReadAt }, span }) => lastReadAt === undefined || !span.has(lastReadAt))
    .map(({ row, span }) => {
      const when = asRead(UserConversation, row, 'lastReadAt', 'lastMessageAt')
      const patch = { lastReadAt: span.last() }
      return { operations: [change(UserConversation, row, { patch, when })] }
    })
}
