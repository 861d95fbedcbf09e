import { mineOrFree } from '@longtable/core'
import { change, laterThan, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { moveTags } from '../tags/move-tags.ts'
import { moveNames } from './name-rows.ts'
import { EmailUnique, NickUnique, User } from './user.entity.ts'

/** Nobody can have these: a nickname is shorter, and an address has an @. */
const goneName = (id: string) => `deleted-${id}`

const nothingPersonal = (id: string) => ({
  nickname: goneName(id),
  email: goneName(id),
  fullName: 'Deleted user',
  birthDate: undefined,
  country: undefined,
  language: undefined,
  timeZone: undefined,
  gender: undefined,
  pronouns: undefined,
  bio: undefined,
  avatar: undefined,
  roles: undefined,
  tags: [],
  tier: 'free' as const,
  status: 'deleted' as const,
})

/**
 * Hides the person at once and frees both names, on condition that the profile is as it was read; a
 * job removes what hangs on the account. The tombstone itself stays: comments name it, and the
 * token's `sub` is the same for ever.
 */
export function tombstone(user: User, now: string): readonly Operation[] {
  const { id } = user
  const at = laterThan(user.updatedAt, now)
  return [
    change(User, user, {
      patch: { ...nothingPersonal(id), updatedAt: at },
      when: {
        all: [
          { attribute: 'status', equals: user.status },
          { attribute: 'updatedAt', equals: user.updatedAt },
        ],
      },
    }),
    remove(NickUnique, { nickname: user.nickname }, mineOrFree(id)),
    remove(EmailUnique, { email: user.email }, mineOrFree(id)),
    ...moveNames(user, { ...user, status: 'deleted' }),
    ...moveTags({ entity: 'User', id, before: user.tags, after: [], createdAt: at }),
  ]
}
