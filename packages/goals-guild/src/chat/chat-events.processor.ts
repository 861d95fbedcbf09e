import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Message } from './message.entity.ts'
import { Room } from './room.entity.ts'

const said = ({ id, roomId, userId }: Message) => ({ messageId: id, roomId, userId })

export const chatEvents = (sink: EventSink): readonly Processor[] => [
  domainEvents(
    Room,
    [
      {
        name: 'goalsguild.room.opened',
        data: ({ old, new: room }) =>
          !old && room ? { roomId: room.id, scope: room.scope } : undefined,
      },
    ],
    sink,
  ),
  domainEvents(
    Message,
    [
      {
        name: 'goalsguild.message.sent',
        data: ({ old, new: message }) => (!old && message ? said(message) : undefined),
      },
      {
        name: 'goalsguild.message.edited',
        data: ({ old, new: message }) =>
          old && message && message.editedAt !== old.editedAt ? said(message) : undefined,
      },
      {
        name: 'goalsguild.message.deleted',
        data: ({ old, new: message }) =>
          old?.deletedAt === undefined && message?.deletedAt !== undefined
            ? said(message)
            : undefined,
      },
    ],
    sink,
  ),
]
