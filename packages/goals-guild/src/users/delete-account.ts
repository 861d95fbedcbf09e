import { act, mineOrFree, requireFreshSignIn } from '@longtable/core'
import { change, laterThan, remove } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { EmailUnique, NickUnique, User } from './user.entity.ts'
import { moveTags } from '../tags/move-tags.ts'

export const DeleteAccountInput = z.object({})

export interface AccountDeleted {
  readonly id: string
}

/** Nobody can have these: a nickname is shorter, and an address has an @. */
const goneName = (id: string) => `deleted-${id}`

const nothingPersonal = (id: string) => ({
  nickname: goneName(id),
  email: goneName(id),
  fullName: 'Deleted user',
  birthDate: undefined,
  country: undefined,
  language: undefined,
  gender: undefined,
  pronouns: undefined,
  bio: undefined,
  roles: undefined,
  tags: [],
  tier: 'free' as const,
  status: 'deleted' as const,
})

/**
 * The tombstone hides the person at once and frees both names; a job removes what hangs on the
 * account. The tombstone itself stays: comments name it, and the token's `sub` is the same for ever.
 */
export async function deleteAccount(
  context: GuildContext,
  _input: z.infer<typeof DeleteAccountInput>,
  requestId?: string,
): Promise<AccountDeleted> {
  const asked = { name: 'deleteAccount', input: {}, requestId }
  const answer = await act(context, asked, async () => {
    const user = await registered(context)
    requireFreshSignIn(context)
    const { id } = user
    const at = laterThan(user.updatedAt, context.stamp().at)
    return {
      operations: [
        change(User, user, {
          patch: { ...nothingPersonal(id), updatedAt: at },
          when: {
            all: [
              { attribute: 'status', equals: 'active' },
              { attribute: 'updatedAt', equals: user.updatedAt },
            ],
          },
        }),
        remove(NickUnique, { nickname: user.nickname }, mineOrFree(id)),
        remove(EmailUnique, { email: user.email }, mineOrFree(id)),
        ...moveTags({ entity: 'User', id, before: user.tags, after: [], createdAt: at }),
      ],
      result: { id },
      audit: { action: 'USER_DELETED', resourceType: 'User', resourceId: id },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  forgetProfile(context)
  return answer
}
