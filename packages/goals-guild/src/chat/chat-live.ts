import { type Bus, type Cause, causeOf, changesOf } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Message } from './message.entity.ts'
import { RoomMember } from './room.entity.ts'

export interface MessageEvent {
  readonly kind: 'added' | 'edited' | 'deleted'
  readonly message: Message
  readonly cause: Cause | undefined
}

/** Something about one of a person's rooms. */
export interface InboxEvent {
  readonly roomId: string
  readonly cause: Cause | undefined
}

export const messagesTopic = (roomId: string) => `chat.messages ${roomId}`
export const inboxTopic = (userId: string) => `chat.inbox ${userId}`

/** Every worker tells its own listeners of what its tail of the change log shows. */
export function publishMessages(change: Change, publish: Bus['publish']): void {
  if (!change.new || !isOf(Message, change.new)) return
  const message = fromItem(Message, change.new)
  const isNew = !change.old || change.expired === true
  const changed = message.deletedAt === undefined ? 'edited' : 'deleted'
  const kind = isNew ? 'added' : changed
  const event: MessageEvent = { kind, message, cause: causeOf(change) }
  publish(messagesTopic(message.roomId), event)
}

/** A message moves the rows of all who are in the room; reading, muting and leaving one's own. */
export const publishInboxes = changesOf(RoomMember, ({ roomId, userId }, cause) => {
  const message: InboxEvent = { roomId, cause }
  return { topic: inboxTopic(userId), message }
})
