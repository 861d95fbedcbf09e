import { followRows } from '@longtable/core'
import { find } from '@longtable/entity'
import { roomMembersOf } from './chat.patterns.ts'
import { Message } from './message.entity.ts'
import { moveRow } from './move-row.ts'
import { Room } from './room.entity.ts'

/** Brings along the rows of a room that has more members than fit into a transaction. */
export const moveRows = followRows('chat.move-rows', Message, {
  of: ({ roomId }) => roomId,
  at: ({ createdAt }) => createdAt,
  async *behind({ store }, { roomId, createdAt }) {
    const room = await find(store, Room, { id: roomId })
    if (room?.scope !== 'group') return
    for await (const rows of roomMembersOf.each({ store }, { roomId }))
      yield rows.filter((row) => row.leftAt === undefined && row.lastMessageAt < createdAt)
  },
  move: ({ store }, { roomId, userId }, { createdAt }) =>
    moveRow(store, { roomId, userId }, createdAt),
})
