import { DomainError, mineOrFree } from '@longtable/core'
import { change, laterThan, type Patch, put, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { moveNames } from './name-rows.ts'
import { changedProfileFields, checkBirthDate, FullName, Nickname } from './profile-fields.ts'
import { nicknameTaken } from './register-user.ts'
import { NickUnique, User } from './user.entity.ts'
import { moveTags } from '../tags/move-tags.ts'
import { privateView } from './user-views.ts'

const Changes = z.object({
  nickname: Nickname.optional(),
  fullName: FullName.optional(),
  ...changedProfileFields,
})

const LOCK = 0

/** The new name is locked and the old one is free again at the same moment. */
function nicknameLocks(user: User, nickname: string, at: string): Operation[] {
  if (nickname === user.nickname) return []
  const lock = { nickname, userId: user.id, createdAt: at }
  const isOtherName = nickname.toLowerCase() !== user.nickname.toLowerCase()
  return [
    put(NickUnique, lock, mineOrFree(user.id)),
    ...(isOtherName ? [remove(NickUnique, { nickname: user.nickname }, mineOrFree(user.id))] : []),
  ]
}

/** Null takes an attribute away, which a patch says by undefined. */
function patchOf(input: z.infer<typeof Changes>): Patch<User> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (given.length === 0)
    throw new DomainError('INVALID', 'users.unchanged', 'Say what is to be changed.')
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined]))
}

/** Only what is given changes; a change of nickname swaps its locks in the same transaction. */
export const updateProfile = mutation({
  name: 'updateProfile',
  input: Changes,
  rate: PROFILE_RATE,
  begin: ({ context, input }) => {
    checkBirthDate(input.birthDate, context.now())
    return patchOf(input)
  },
  plan: ({ context, actor: user, begun: patch }) => {
    const at = laterThan(user.updatedAt, context.stamp().at)
    const next = { ...user, ...patch, updatedAt: at } as User
    const locks = nicknameLocks(user, next.nickname, at)
    return {
      operations: [
        ...locks,
        change(User, user, {
          patch: { ...patch, updatedAt: at },
          when: { attribute: 'updatedAt', equals: user.updatedAt },
        }),
        ...moveNames(user, next),
        ...moveTags({
          entity: 'User',
          id: user.id,
          before: user.tags,
          after: next.tags,
          createdAt: at,
        }),
      ],
      result: privateView(next),
      audit: {
        action: 'PROFILE_UPDATED',
        resourceType: 'User',
        resourceId: user.id,
        metadata: { fields: Object.keys(patch) },
      },
      onFailure: ({ places }) =>
        locks.length > 0 && places.includes(LOCK) ? nicknameTaken() : 'again',
    }
  },
})
