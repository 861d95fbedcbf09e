import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { User } from './user.entity.ts'

type Status = User['status']

/** Only ids leave: who needs more asks for it, and is asked who they are. */
const when = (from: Status, to: Status) => (change: { old?: User; new?: User }) =>
  change.old?.status === from && change.new?.status === to ? { userId: change.new.id } : undefined

export const userEvents = (sink: EventSink): Processor =>
  domainEvents(
    User,
    [
      {
        name: 'goalsguild.user.registered',
        data: (change) => (!change.old && change.new ? { userId: change.new.id } : undefined),
      },
      { name: 'goalsguild.user.suspended', data: when('active', 'suspended') },
      { name: 'goalsguild.user.unsuspended', data: when('suspended', 'active') },
      { name: 'goalsguild.user.deleted', data: when('active', 'deleted') },
    ],
    sink,
  )
