import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Follow } from './follow.entity.ts'

const pairOf = ({ followerId, followeeId }: Follow) => ({ followerId, followeeId })

export const followEvents = (sink: EventSink): Processor =>
  domainEvents(
    Follow,
    [
      {
        name: 'goalsguild.follow.created',
        data: ({ old, new: edge }) => (!old && edge ? pairOf(edge) : undefined),
      },
      {
        name: 'goalsguild.follow.removed',
        data: ({ old, new: edge }) => (old && !edge ? pairOf(old) : undefined),
      },
    ],
    sink,
  )
