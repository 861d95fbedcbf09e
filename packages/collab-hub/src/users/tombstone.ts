import { mineOrFree } from '@longtable/core'
import { change, laterThan, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { EmailLock, User } from './user.entity.ts'

/**
 * Document 002 knows no status for it: a tombstone is BANNED, so that whatever is read by the
 * document alone hides it, and says when it was made.
 */
const nothingPersonal = (userId: string) => ({
  // Nobody can have it: an address has an @.
  email: `deleted-${userId}`,
  firstName: 'Deleted',
  lastName: 'user',
  avatarUrl: undefined,
  bio: undefined,
  skills: undefined,
  linkedinUrl: undefined,
  stripeCustomerId: undefined,
  banReason: undefined,
  statusBeforeBan: undefined,
  subscriptionStatus: 'NONE' as const,
  subscriptionTier: 'FREE' as const,
  status: 'BANNED' as const,
})

/**
 * Hides the person at once and frees the address, on condition that the profile is as it was read; a
 * job removes what hangs on the account. The tombstone stays: what others wrote names it, and the
 * token's `sub` is the same for ever.
 */
export function tombstone(user: User, now: string): readonly Operation[] {
  const { userId: id } = user
  const at = laterThan(user.updatedAt, now)
  return [
    change(User, user, {
      patch: { ...nothingPersonal(id), deletedAt: at, updatedAt: at },
      when: {
        all: [
          { attribute: 'updatedAt', equals: user.updatedAt },
          { attribute: 'status', equals: user.status },
        ],
      },
    }),
    remove(EmailLock, { address: user.email }, mineOrFree(id)),
  ]
}
