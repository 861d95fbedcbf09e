import { becomes, eventsOf, made, removed } from '@longtable/core'
import { Collaborator } from './collaborator.entity.ts'
import { CollaborationInvite } from './invite.entity.ts'

/** Whom an invite is for is not said: it may be an address, and nobody's yet. */
const invites = eventsOf(
  CollaborationInvite,
  ({ inviteId, resourceType, resourceId, inviterId }) => ({
    inviteId,
    resourceType,
    resourceId,
    inviterId,
  }),
  {
    'goalsguild.invite.created': made,
    'goalsguild.invite.accepted': becomes('status', 'accepted'),
    'goalsguild.invite.declined': becomes('status', 'declined'),
    'goalsguild.invite.cancelled': becomes('status', 'cancelled'),
  },
)

const collaborators = eventsOf(
  Collaborator,
  ({ resourceType, resourceId, userId, role }) => ({ resourceType, resourceId, userId, role }),
  { 'goalsguild.collaborator.joined': made, 'goalsguild.collaborator.left': removed },
)

export const collaborationEvents = [invites, collaborators]
