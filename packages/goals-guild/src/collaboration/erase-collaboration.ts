import { keyOf, remove } from '@longtable/entity'
import { ConditionFailedError, type SimpleCondition, type Store } from '@longtable/store'
import type { Eraser } from '@longtable/system'
import { Collaborator } from './collaborator.entity.ts'
import { collaborationsOf } from './collaborator.patterns.ts'
import { releaseGuards } from './invite-guards.ts'
import { CollaborationInvite } from './invite.entity.ts'
import { inviteById, invitesFor, invitesSentBy } from './invite.patterns.ts'

const TRIES_MAX = 20

/** With its guards: without the invite nothing finds them. The index may show it as it was. */
async function removeInvite(store: Store, key: CollaborationInvite): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const invite = await inviteById({ store }, key)
    if (!invite) return
    // Its guards follow from whom it is for, which a hand-over may change at this moment.
    const { status, inviteeId } = invite
    const sameInvitee: SimpleCondition =
      inviteeId === undefined
        ? { attribute: 'inviteeId', missing: true }
        : { attribute: 'inviteeId', equals: inviteeId }
    const same = { all: [{ attribute: 'status', equals: status }, sameInvitee] } as const
    try {
      return await store.write([
        remove(CollaborationInvite, key, same),
        ...(await releaseGuards({ store }, invite)),
      ])
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }
  throw new Error('An invite does not stand still; it is removed later.')
}

/** Invites both ways and the person's rows; what they wrote stays, as that of a deleted user. */
export const eraseCollaboration: Eraser = {
  name: 'collaboration',
  async erase({ store }, { userId }) {
    for await (const invites of invitesFor.each({ store }, { inviteeId: userId }))
      for (const invite of invites) await removeInvite(store, invite)
    for await (const invites of invitesSentBy.each({ store }, { inviterId: userId }))
      for (const invite of invites) await removeInvite(store, invite)
    for await (const rows of collaborationsOf.each({ store }, { userId }))
      await store.writeMany({ deletes: rows.map((row) => keyOf(Collaborator, row)) })
  },
}
