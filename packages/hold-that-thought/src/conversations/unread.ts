import type { Store } from '@longtable/store'
import type { UserConversation } from './conversation.entity.ts'
import { messagesOf } from './conversation.patterns.ts'

interface Span {
  /** Not itself. */
  readonly after: string
  readonly upTo: string
}

/**
 * How many messages of others there are in a span of a conversation. What is not later than the
 * conversation's `lastMessageAt` is all there: both are written together, and that only grows.
 */
export async function saidByOthers(
  store: Store,
  { conversationId, userId }: Pick<UserConversation, 'conversationId' | 'userId'>,
  { after, upTo }: Span,
): Promise<number> {
  if (after >= upTo) return 0
  let count = 0
  for await (const some of messagesOf.each({ store }, { conversationId, from: after }))
    count += some.filter(
      ({ createdAt, senderId }) => senderId !== userId && createdAt > after && createdAt <= upTo,
    ).length
  return count
}

/** What came since the row was moved last, and was not read: what it lacks up to a time. */
export const missedBy = (store: Store, row: UserConversation, upTo: string): Promise<number> => {
  const { lastMessageAt, lastReadAt = '' } = row
  return saidByOthers(store, row, {
    after: lastReadAt > lastMessageAt ? lastReadAt : lastMessageAt,
    upTo,
  })
}
