import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Activity } from './activity.entity.ts'
import { Promotion } from './feed.entity.ts'

const ids = ({ activityId, actorId, verb }: Activity) => ({ activityId, actorId, verb })

export const feedEventProcessors = (sink: EventSink): readonly Processor[] => [
  domainEvents(
    Activity,
    [
      {
        name: 'goalsguild.activity.posted',
        data: ({ old, new: activity }) => (!old && activity ? ids(activity) : undefined),
      },
      {
        name: 'goalsguild.activity.deleted',
        data: ({ old, new: activity }) => (old && !activity ? ids(old) : undefined),
      },
    ],
    sink,
  ),
  domainEvents(
    Promotion,
    [
      {
        name: 'goalsguild.actor.promoted',
        data: ({ old, new: promotion }) =>
          !old?.fanoutEnabled && promotion?.fanoutEnabled
            ? { actorId: promotion.userId, reason: promotion.reason }
            : undefined,
      },
      {
        name: 'goalsguild.actor.demoted',
        data: ({ old, new: promotion }) =>
          old?.fanoutEnabled && !promotion?.fanoutEnabled ? { actorId: old.userId } : undefined,
      },
    ],
    sink,
  ),
]
