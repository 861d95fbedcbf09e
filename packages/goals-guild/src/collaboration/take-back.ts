import { change, check } from '@longtable/entity'
import { ConditionFailedError, type Condition, type Store } from '@longtable/store'
import { EmailUnique } from '../users/user.entity.ts'
import type { InviteKey } from './invite-fields.ts'
import { releaseGuards } from './invite-guards.ts'
import { CollaborationInvite } from './invite.entity.ts'
import { inviteById } from './invite.patterns.ts'

const TRIES_MAX = 20
const LOCK = 0

/**
 * An invite to an address waits for it again when the person it was handed over to has given the
 * address up: whoever has it next is the one who was invited. Run again, it changes nothing.
 */
export async function takeBackInvite(
  { store }: { readonly store: Store },
  key: InviteKey,
  formerId: string,
): Promise<void> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const invite = await inviteById({ store }, key)
    const email = invite?.inviteeEmail
    if (invite?.status !== 'pending' || invite.inviteeId !== formerId || email === undefined) return
    const notTheirs: Condition = {
      any: ['absent', { attribute: 'userId', notEquals: formerId }],
    }
    const guards = await releaseGuards({ store }, { ...invite, inviteeEmail: undefined })
    const still: Condition = {
      all: [
        { attribute: 'status', equals: 'pending' },
        { attribute: 'inviteeId', equals: formerId },
      ],
    }
    try {
      return await store.write([
        check(EmailUnique, { email }, notTheirs),
        change(CollaborationInvite, invite, { patch: { inviteeId: undefined }, when: still }),
        ...guards,
      ])
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
      // They have the address again.
      if (error.failures.some(({ operation }) => operation === LOCK)) return
    }
  }
  throw new Error('An invite does not stand still; it is taken back later.')
}
