import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Account } from './account.entity.ts'

/** Only ids leave: who needs more asks for it, and is asked who they are. */
export const accountEvents = (sink: EventSink): Processor =>
  domainEvents(
    Account,
    [
      {
        name: 'accounts.account.created',
        data: (change) => (!change.old && change.new ? { userId: change.new.userId } : undefined),
      },
      {
        name: 'accounts.account.verified',
        data: ({ old, new: next }) =>
          old && next && !old.emailVerified && next.emailVerified
            ? { userId: next.userId }
            : undefined,
      },
      {
        name: 'accounts.account.email-changed',
        data: ({ old, new: next }) =>
          old && next && old.email !== next.email ? { userId: next.userId } : undefined,
      },
      {
        name: 'accounts.account.groups-changed',
        data: ({ old, new: next }) =>
          old && next && old.groupsRevision !== next.groupsRevision
            ? { userId: next.userId, groups: next.groups }
            : undefined,
      },
    ],
    sink,
  )
