import type { Bus } from '@longtable/core'
import { fromItem, isOf } from '@longtable/entity'
import type { Change } from '@longtable/store'
import { Message } from './message.entity.ts'

export interface MessageEvent {
  readonly kind: 'added' | 'edited' | 'deleted'
  readonly message: Message
}

export const messagesTopic = (roomId: string) => `chat.messages ${roomId}`

/** Every worker tells its own listeners of what its tail of the change log shows. */
export function publishMessages(change: Change, publish: Bus['publish']): void {
  if (!change.new || !isOf(Message, change.new)) return
  const message = fromItem(Message, change.new)
  const isNew = !change.old || change.expired === true
  const changed = message.deletedAt === undefined ? 'edited' : 'deleted'
  const event: MessageEvent = { kind: isNew ? 'added' : changed, message }
  publish(messagesTopic(message.roomId), event)
}
