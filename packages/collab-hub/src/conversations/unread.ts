import type { Store } from '@longtable/store'
import type { Conversation } from './conversation.entity.ts'
import { messagesOf } from './conversation.patterns.ts'

interface After {
  /** What is not later than its last message is all there: both are written together. */
  readonly conversation: Conversation
  /** Whose own words are not counted. */
  readonly userId: string
  /** Not itself; everything where nothing was read. */
  readonly messageId: string | undefined
}

/** How many messages others have said after this one; the newest first, and no more than so many. */
export async function saidAfter(
  store: Store,
  { conversation, userId, messageId = '' }: After,
  max = Number.POSITIVE_INFINITY,
): Promise<number> {
  const { conversationId, lastMessageAt } = conversation
  let count = 0
  const since = messageId === '' ? {} : { from: messageId }
  for await (const some of messagesOf.each({ store }, { conversationId, ...since })) {
    count += some.filter(
      (one) =>
        one.messageId > messageId && one.senderId !== userId && one.createdAt <= lastMessageAt,
    ).length
    if (count >= max) break
  }
  return count
}
