import { type Looking, on, verifier } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { isAlive } from '../follows/pair.ts'
import { Collaborator } from './collaborator.entity.ts'
import { addressInvited, CollaborationInvite, InviteGuard } from './invite.entity.ts'
import { invitesFor, invitesForEmail } from './invite.patterns.ts'
import { Resource } from './resource.entity.ts'

const placeOf = (item: { readonly resourceType: string; readonly resourceId: string }) =>
  `${item.resourceType} ${item.resourceId}`

interface Invitee {
  readonly inviteeId?: string | undefined
  readonly inviteeEmail?: string | undefined
}

async function* pendingOf({ store }: Looking, { inviteeId, inviteeEmail = '' }: Invitee) {
  const pages =
    inviteeId === undefined
      ? invitesForEmail.each({ store }, { inviteeEmail, status: 'pending' })
      : invitesFor.each({ store }, { inviteeId, status: 'pending' })
  for await (const page of pages) yield* page
}

/** One of the same lane that came before the one before had expired. */
async function hasDouble(looking: Looking, invite: CollaborationInvite): Promise<boolean> {
  for await (const other of pendingOf(looking, invite))
    if (
      placeOf(other) === placeOf(invite) &&
      other.inviteId > invite.inviteId &&
      other.createdAt < invite.expiresAt
    )
      return true
  return false
}

/** One live invite per resource and invitee, guards that guard something, and people who are there. */
export const verifyCollaboration = verifier({
  takes: [
    on(InviteGuard, async (guard, { find, problem }) => {
      const { inviteId, invitee } = guard
      const invite = await find(CollaborationInvite, { ...guard, inviteId })
      const isGuarded =
        invite && (invite.inviteeId === invitee || addressInvited(invite) === invitee)
      if (invite?.status !== 'pending' || !isGuarded)
        problem(`a guard of ${invitee} on ${placeOf(guard)} guards no pending invite`)
    }),
    on(CollaborationInvite, async (invite, looking) => {
      const { inviteId, inviteeId, inviteeEmail, status, ttl } = invite
      if ((status === 'pending') !== (ttl !== undefined))
        looking.problem(`invite ${inviteId} is ${status}, but its expiry says not`)
      if (status === 'pending' && (await hasDouble(looking, invite)))
        looking.problem(
          `${placeOf(invite)} ${inviteeId ?? inviteeEmail} has more than one live invite`,
        )
    }),
    on(Collaborator, async (row, looking) => {
      const { find, problem } = looking
      const { userId } = row
      const name = `${userId} on ${placeOf(row)}`
      const { resourceType, resourceId } = row
      const resource = await find(Resource, { resourceType, resourceId })
      if (!resource) problem(`${name} takes part in nothing`)
      if (resource?.ownerId === userId) problem(`${name} owns what they take part in`)
      if (!isAlive(await find(User, { id: userId }))) problem(`${name} is nobody`)
      for await (const invite of pendingOf(looking, { inviteeId: userId }))
        if (placeOf(invite) === placeOf(row)) problem(`${name} is still invited`)
    }),
  ],
})
