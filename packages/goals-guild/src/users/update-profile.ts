import { act, DomainError, mineOrFree } from '@longtable/core'
import { change, laterThan, type Patch, put, remove } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { PROFILE_RATE } from '../rates.ts'
import { changedProfileFields, checkBirthDate, FullName, Nickname } from './profile-fields.ts'
import { nicknameTaken } from './register-user.ts'
import { NickUnique, User } from './user.entity.ts'
import { moveTags } from '../tags/move-tags.ts'
import { type ProfileView, privateView } from './user-views.ts'

export const UpdateProfileInput = z.object({
  nickname: Nickname.optional(),
  fullName: FullName.optional(),
  ...changedProfileFields,
})
type Input = z.infer<typeof UpdateProfileInput>

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
function patchOf(input: Input): Patch<User> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  if (given.length === 0)
    throw new DomainError('INVALID', 'users.unchanged', 'Say what is to be changed.')
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined]))
}

/** Only what is given changes; a change of nickname swaps its locks in the same transaction. */
export async function updateProfile(
  context: GuildContext,
  input: Input,
  requestId?: string,
): Promise<ProfileView> {
  const patch = patchOf(input)
  checkBirthDate(input.birthDate, context.now())
  await registered(context)
  const asked = { name: 'updateProfile', input, requestId, rate: PROFILE_RATE }
  const view = await act(context, asked, async () => {
    const user = await registered(context)
    const at = laterThan(user.updatedAt, context.stamp().at)
    const next = { ...user, ...patch, updatedAt: at } as User
    const locks = nicknameLocks(user, next.nickname, at)
    return {
      operations: [
        ...locks,
        change(User, user, {
          patch: { ...patch, updatedAt: at },
          when: {
            all: [
              { attribute: 'status', equals: 'active' },
              { attribute: 'updatedAt', equals: user.updatedAt },
            ],
          },
        }),
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
      onFailure: ({ places }) => {
        forgetProfile(context)
        return locks.length > 0 && places.includes(LOCK) ? nicknameTaken() : 'again'
      },
    }
  })
  forgetProfile(context)
  return view
}
