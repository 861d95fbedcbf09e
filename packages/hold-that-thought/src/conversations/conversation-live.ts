import { type Bus, type Cause, causeOf, changesOf } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Message, UserConversation } from './conversation.entity.ts'

export interface MessageEvent {
  readonly kind: 'added' | 'deleted'
  readonly message: Message
  readonly cause: Cause | undefined
}

/** Something about one of a person's conversations. */
export interface InboxEvent {
  readonly conversationId: string
  readonly cause: Cause | undefined
}

export const messagesTopic = (conversationId: string) => `conversations.messages ${conversationId}`
export const inboxTopic = (userId: string) => `conversations.inbox ${userId}`

/** A name that follows its profile is no news. */
export function publishMessages(change: Change, publish: Bus['publish']): void {
  const { old, new: item } = change
  if (!item || !isOf(Message, item)) return
  const isGone = item['deletedAt'] !== undefined
  if (old && (!isGone || old['deletedAt'] !== undefined)) return
  const message = fromItem(Message, item)
  const kind = isGone ? 'deleted' : 'added'
  const event: MessageEvent = { kind, message, cause: causeOf(change) }
  publish(messagesTopic(message.conversationId), event)
}

/** A message moves the rows of all who are in it; reading and leaving one's own. */
export const publishInboxes = changesOf(UserConversation, ({ conversationId, userId }, cause) => {
  const message: InboxEvent = { conversationId, cause }
  return { topic: inboxTopic(userId), message }
})
