import { settle } from '@longtable/core'
import { asRead, remove } from '@longtable/entity'
import { type Deps, eraser, leaves, removes } from '@longtable/system'
import { collaborationsOf } from './collaborator.patterns.ts'
import { releaseGuards } from './invite-guards.ts'
import { CollaborationInvite } from './invite.entity.ts'
import { inviteById, invitesFor, invitesSentBy } from './invite.patterns.ts'

/** With its guards: without the invite nothing finds them. The index may show it as it was. */
const removeInvite = ({ store }: Deps, key: CollaborationInvite): Promise<void> =>
  settle('An invite', async () => {
    const invite = await inviteById({ store }, key)
    if (!invite) return
    // Its guards follow from whom it is for, which a hand-over may change at this moment.
    const same = asRead(CollaborationInvite, invite, 'status', 'inviteeId')
    await store.write([
      remove(CollaborationInvite, key, same),
      ...(await releaseGuards({ store }, invite)),
    ])
  })

/** Invites both ways and the person's rows; what they wrote stays, as that of a deleted user. */
export const eraseCollaboration = eraser('collaboration', [
  leaves(invitesFor, 'inviteeId', removeInvite),
  leaves(invitesSentBy, 'inviterId', removeInvite),
  removes(collaborationsOf, 'userId'),
])
