import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Collaborator } from './collaborator.entity.ts'
import { CollaborationInvite } from './invite.entity.ts'

type Closed = Exclude<CollaborationInvite['status'], 'pending'>

const inviteIds = ({ inviteId, resourceType, resourceId, inviterId }: CollaborationInvite) => ({
  inviteId,
  resourceType,
  resourceId,
  inviterId,
})

const becoming =
  (status: Closed) =>
  ({ old, new: invite }: { old?: CollaborationInvite; new?: CollaborationInvite }) =>
    old && old.status !== status && invite?.status === status ? inviteIds(invite) : undefined

const rowIds = ({ resourceType, resourceId, userId, role }: Collaborator) => ({
  resourceType,
  resourceId,
  userId,
  role,
})

/** Whom an invite is for is not said: it may be an address, and nobody's yet. */
export const collaborationEvents = (sink: EventSink): readonly Processor[] => [
  domainEvents(
    CollaborationInvite,
    [
      {
        name: 'goalsguild.invite.created',
        data: ({ old, new: invite }) => (!old && invite ? inviteIds(invite) : undefined),
      },
      { name: 'goalsguild.invite.accepted', data: becoming('accepted') },
      { name: 'goalsguild.invite.declined', data: becoming('declined') },
      { name: 'goalsguild.invite.cancelled', data: becoming('cancelled') },
    ],
    sink,
  ),
  domainEvents(
    Collaborator,
    [
      {
        name: 'goalsguild.collaborator.joined',
        data: ({ old, new: row }) => (!old && row ? rowIds(row) : undefined),
      },
      {
        name: 'goalsguild.collaborator.left',
        data: ({ old, new: row }) => (old && !row ? rowIds(old) : undefined),
      },
    ],
    sink,
  ),
]
