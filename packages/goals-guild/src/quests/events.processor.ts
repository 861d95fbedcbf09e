import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Quest } from './quest.entity.ts'

const ids = ({ id, userId }: Quest) => ({ questId: id, userId })

export const questEvents = (sink: EventSink): Processor =>
  domainEvents(
    Quest,
    [
      {
        name: 'goalsguild.quest.created',
        data: ({ old, new: quest }) => (!old && quest ? ids(quest) : undefined),
      },
      {
        name: 'goalsguild.quest.completed',
        data: ({ old, new: quest }) =>
          old?.status === 'active' && quest?.status === 'completed'
            ? { ...ids(quest), rewardXp: quest.rewardXp }
            : undefined,
      },
      {
        name: 'goalsguild.quest.cancelled',
        data: ({ old, new: quest }) =>
          old?.status === 'active' && quest?.status === 'cancelled' ? ids(quest) : undefined,
      },
    ],
    sink,
  )
