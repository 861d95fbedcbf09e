import { eventsOf, made, moved } from '@longtable/core'
import { Message } from './message.entity.ts'
import { Room } from './room.entity.ts'

const rooms = eventsOf(Room, ({ id, scope }) => ({ roomId: id, scope }), {
  'goalsguild.room.opened': made,
})

const messages = eventsOf(
  Message,
  ({ id, roomId, userId }) => ({ messageId: id, roomId, userId }),
  {
    'goalsguild.message.sent': made,
    'goalsguild.message.edited': moved('editedAt'),
    'goalsguild.message.deleted': ({ old, new: message }) =>
      old?.deletedAt === undefined && message?.deletedAt !== undefined,
  },
)

export const chatEvents = [rooms, messages]
