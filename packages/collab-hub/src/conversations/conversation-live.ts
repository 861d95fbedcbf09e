import { type Bus, type Cause, causeOf, changesOf } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Message, Participant } from './conversation.entity.ts'

export interface MessageEvent {
  readonly kind: 'added' | 'edited' | 'deleted'
  readonly message: Message
  readonly cause: Cause | undefined
}

/** Something about one of a person's conversations. */
export interface InboxEvent {
  readonly conversationId: string
  readonly cause: Cause | undefined
}

export const messagesTopic = (conversationId: string) => `collab-hub.messages.${conversationId}`
export const inboxTopic = (userId: string) => `collab-hub.inbox.${userId}`

function kindOf({ old, new: item }: Change): MessageEvent['kind'] | undefined {
  if (!old) return 'added'
  if (item?.deletedAt !== undefined) return old.deletedAt === undefined ? 'deleted' : undefined
  return item?.editedAt === old.editedAt ? undefined : 'edited'
}

/** Every worker tells its own listeners; keys that are added to what others wrote are no news. */
export function publishMessages(change: Change, publish: Bus['publish']): void {
  const kind = change.new && isOf(Message, change.new) ? kindOf(change) : undefined
  if (!change.new || !kind) return
  const message = fromItem(Message, change.new)
  const event: MessageEvent = { kind, message, cause: causeOf(change) }
  publish(messagesTopic(message.conversationId), event)
}

/** A message moves the rows of all who take part; reading, muting and leaving one's own. */
export const publishInboxes = changesOf(Participant, ({ conversationId, userId }, cause) => {
  const message: InboxEvent = { conversationId, cause }
  return { topic: inboxTopic(userId), message }
})
