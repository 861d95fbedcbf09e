import { mineOrFree, requireFreshSignIn } from '@longtable/core'
import { change, laterThan, remove } from '@longtable/entity'
import * as z from 'zod'
import { registered } from '../context.ts'
import { sameProfile, viewerMutation } from '../mutation.ts'
import { moveNames } from './name-rows.ts'
import { EmailUnique, NickUnique, User } from './user.entity.ts'
import { moveTags } from '../tags/move-tags.ts'

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
 * The tombstone hides the person at once and frees both names; a job removes what hangs on the
 * account. The tombstone itself stays: comments name it, and the token's `sub` is the same for ever.
 * Who has done it once may ask again and hears the same.
 */
export const deleteAccount = viewerMutation({
  name: 'deleteAccount',
  input: z.object({}),
  plan: async ({ context }) => {
    const user = await registered(context)
    requireFreshSignIn(context)
    const { id } = user
    const at = laterThan(user.updatedAt, context.stamp().at)
    return {
      operations: [
        change(User, user, {
          patch: { ...nothingPersonal(id), updatedAt: at },
          when: sameProfile(user).when,
        }),
        remove(NickUnique, { nickname: user.nickname }, mineOrFree(id)),
        remove(EmailUnique, { email: user.email }, mineOrFree(id)),
        ...moveNames(user, { ...user, status: 'deleted' }),
        ...moveTags({ entity: 'User', id, before: user.tags, after: [], createdAt: at }),
      ],
      result: { id },
      audit: { action: 'USER_DELETED', resourceType: 'User', resourceId: id },
    }
  },
})
