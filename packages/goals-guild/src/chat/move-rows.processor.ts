import { onInsert, type Processor, type ProcessorContext } from '@longtable/core'
import { find } from '@longtable/entity'
import { ROWS_AT_ONCE_MAX } from './chat-fields.ts'
import { roomMembersOf } from './chat.patterns.ts'
import { Message } from './message.entity.ts'
import { moveRow } from './move-row.ts'
import { Room } from './room.entity.ts'

type Said = Pick<Message, 'roomId' | 'createdAt'>

/** What the message's own transaction has moved is left as it is. */
async function follow({ store }: ProcessorContext, { roomId, createdAt }: Said): Promise<void> {
  const room = await find(store, Room, { id: roomId })
  if (room?.scope !== 'group') return
  for await (const rows of roomMembersOf.each({ store }, { roomId })) {
    const behind = rows.filter((row) => row.leftAt === undefined && row.lastMessageAt < createdAt)
    for (let next = 0; next < behind.length; next += ROWS_AT_ONCE_MAX)
      await Promise.all(
        behind
          .slice(next, next + ROWS_AT_ONCE_MAX)
          .map(({ userId }) => moveRow(store, { roomId, userId }, createdAt)),
      )
  }
}

/** Of many messages in one room only the newest moves its rows. */
function newestOf(messages: readonly Said[]): Map<string, Said> {
  const newest = new Map<string, Said>()
  for (const said of messages) {
    const known = newest.get(said.roomId)
    if (!known || known.createdAt < said.createdAt) newest.set(said.roomId, said)
  }
  return newest
}

/** Brings along the rows of a room that has more members than fit into a transaction. */
export const moveRows: Processor = {
  ...onInsert('chat.move-rows', Message, (message, context) => follow(context, message)),
  async handleBatch(changes: readonly { new?: Message }[], context) {
    const messages = changes.flatMap((change) => change.new ?? [])
    for (const said of newestOf(messages).values()) await follow(context, said)
  },
}
