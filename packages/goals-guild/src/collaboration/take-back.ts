import { settle } from '@longtable/core'
import { change, check } from '@longtable/entity'
import { ConditionFailedError, type Condition, type Store } from '@longtable/store'
import { EmailUnique } from '../users/user.entity.ts'
import type { InviteKey } from './invite-fields.ts'
import { releaseGuards } from './invite-guards.ts'
import { addressInvited, CollaborationInvite } from './invite.entity.ts'
import { inviteById } from './invite.patterns.ts'

const LOCK = 0

/**
 * An invite to an address waits for it again when the person it was handed over to has given the
 * address up: whoever has it next is the one who was invited. Run again, it changes nothing.
 */
export const takeBackInvite = (
  { store }: { readonly store: Store },
  key: InviteKey,
  formerId: string,
): Promise<void> =>
  settle('An invite', async () => {
    const invite = await inviteById({ store }, key)
    const email = invite && addressInvited(invite)
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
      await store.write([
        check(EmailUnique, { email }, notTheirs),
        change(CollaborationInvite, invite, { patch: { inviteeId: undefined }, when: still }),
        ...guards,
      ])
    } catch (error) {
      const isFailed = error instanceof ConditionFailedError
      // They have the address again.
      if (isFailed && error.failures.some(({ operation }) => operation === LOCK)) return
      throw error
    }
  })
