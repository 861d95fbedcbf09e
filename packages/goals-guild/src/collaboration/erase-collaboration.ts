import { keyOf } from '@longtable/entity'
import type { Eraser } from '../users/erase-account.ts'
import { Collaborator } from './collaborator.entity.ts'
import { collaborationsOf } from './collaborator.patterns.ts'
import { CollaborationInvite, InviteGuard } from './invite.entity.ts'
import { invitesFor, invitesSentBy } from './invite.patterns.ts'

const guardsOf = (invite: CollaborationInvite) => {
  const { resourceType, resourceId, inviteeId, inviteeEmail } = invite
  return [inviteeId, inviteeEmail]
    .filter((invitee) => invitee !== undefined)
    .map((invitee) => keyOf(InviteGuard, { resourceType, resourceId, invitee }))
}

/** Invites both ways with their guards, which go first: without its invite nothing finds a guard. */
export const eraseCollaboration: Eraser = {
  name: 'collaboration',
  async erase({ store }, { userId }) {
    const erase = async (invites: readonly CollaborationInvite[]) => {
      const pending = invites.filter(({ status }) => status === 'pending')
      await store.writeMany({ deletes: pending.flatMap(guardsOf) })
      await store.writeMany({ deletes: invites.map((one) => keyOf(CollaborationInvite, one)) })
    }
    for await (const invites of invitesFor.each({ store }, { inviteeId: userId }))
      await erase(invites)
    for await (const invites of invitesSentBy.each({ store }, { inviterId: userId }))
      await erase(invites)
    for await (const rows of collaborationsOf.each({ store }, { userId }))
      await store.writeMany({ deletes: rows.map((row) => keyOf(Collaborator, row)) })
  },
}
