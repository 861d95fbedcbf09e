import { settle } from '@longtable/core'
import { change, check, fromItem, keyOf, put } from '@longtable/entity'
import { ConditionFailedError, type Operation, type Store } from '@longtable/store'
import { EmailUnique, User } from '../users/user.entity.ts'
import { Collaborator } from './collaborator.entity.ts'
import type { InviteKey } from './invite-fields.ts'
import { guardFor } from './invite-guards.ts'
import { isExpired } from './invite-views.ts'
import { CollaborationInvite, InviteGuard } from './invite.entity.ts'
import { Resource } from './resource.entity.ts'
import { stillUnblocked } from '../follows/block.policy.ts'

interface Deps {
  readonly store: Store
  readonly now: () => number
}

interface Waiting extends CollaborationInvite {
  readonly inviteeEmail: string
}

const isWaiting = (invite: CollaborationInvite, now: number): invite is Waiting =>
  invite.status === 'pending' &&
  invite.inviteeId === undefined &&
  invite.inviteeEmail !== undefined &&
  !isExpired(invite, now)

/** Everything under which the person may have the invite; what does not hold now makes it wait on. */
const handedOver = (invite: Waiting, userId: string): Operation[] => {
  const { resourceType, resourceId, inviterId, inviteeEmail: email } = invite
  const key = { resourceType, resourceId }
  return [
    change(CollaborationInvite, invite, {
      patch: { inviteeId: userId },
      when: { attribute: 'inviteeId', missing: true },
    }),
    put(InviteGuard, guardFor(invite, userId)),
    check(EmailUnique, { email }, { attribute: 'userId', equals: userId }),
    check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
    check(Resource, key, { attribute: 'ownerId', notEquals: userId }),
    check(Collaborator, { ...key, userId }, 'absent'),
    ...stillUnblocked(inviterId, userId),
  ]
}

/**
 * Gives an invite that waits for an address to the person who has it. Somebody who is invited as
 * themselves, takes part already, owns the resource, or is blocked, does not get it: it waits on and
 * expires, and who sent it learns nothing. Run again, it changes nothing.
 */
export const handOver = (
  { store, now }: Deps,
  { resourceType, resourceId, inviteId }: InviteKey,
  userId: string,
): Promise<void> =>
  settle('An invite', async () => {
    const key = keyOf(CollaborationInvite, { resourceType, resourceId, inviteId })
    const item = await store.get(key)
    const invite = item && fromItem(CollaborationInvite, item)
    if (!invite || !isWaiting(invite, now())) return
    try {
      await store.write(handedOver(invite, userId))
    } catch (error) {
      const isFailed = error instanceof ConditionFailedError
      // Only the invite itself may have moved; whatever else fails says that it is not for them.
      if (isFailed && error.failures.some(({ operation }) => operation > 0)) return
      throw error
    }
  })
