import { claimOwnAddress, DomainError, verifiedEmail } from '@longtable/core'
import { put, toItem } from '@longtable/entity'
import * as z from 'zod'
import { ownProfile } from '../context.ts'
import { Counter } from '../follows/follow.entity.ts'
import { viewerMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { guildAddresses } from './address-book.ts'
import { checkBirthDate, FullName, newProfileFields, Nickname } from './profile-fields.ts'
import { moveNames } from './name-rows.ts'
import { NickUnique, User } from './user.entity.ts'
import { moveTags } from '../tags/move-tags.ts'
import { privateView } from './user-views.ts'

export const nicknameTaken = () =>
  new DomainError('CONFLICT', 'users.nickname-taken', {
    message: 'nickname: is taken already.',
    field: 'nickname',
  })

const alreadyRegistered = ({ status }: User) =>
  status === 'deleted'
    ? new DomainError('FORBIDDEN', 'users.deleted', 'This account was deleted.')
    : new DomainError('CONFLICT', 'users.registered', 'You are registered already.')

/** Places in the transaction whose conditions can fail. */
const PROFILE = 0
const NICKNAME = 1

/** Profile, both locks and the counters come in one transaction, so neither name has two holders. */
export const registerUser = viewerMutation({
  name: 'registerUser',
  input: z.object({ nickname: Nickname, fullName: FullName, ...newProfileFields }),
  rate: PROFILE_RATE,
  begin: ({ context, input }) => {
    const email = verifiedEmail(context)
    checkBirthDate(input.birthDate, context.now())
    return { email }
  },
  compared: ({ input, begun }) => ({ ...input, ...begun }),
  plan: async ({ context, actor: { userId }, input, begun: { email } }) => {
    const existing = await ownProfile(context)
    if (existing) throw alreadyRegistered(existing)
    const { at } = context.stamp()
    const user: User = {
      ...input,
      id: userId,
      email,
      status: 'active',
      tier: 'free',
      createdAt: at,
      updatedAt: at,
    }
    const counter = { userId, count: 0, updatedAt: at }
    return {
      operations: [
        put(User, user),
        put(NickUnique, { nickname: user.nickname, userId, createdAt: at }),
        ...(await claimOwnAddress(context, guildAddresses(context), at)),
        { kind: 'put', item: toItem(Counter, { ...counter, name: 'FOLLOWERS' }) },
        { kind: 'put', item: toItem(Counter, { ...counter, name: 'FOLLOWING' }) },
        ...moveNames(undefined, user),
        ...moveTags({ entity: 'User', id: userId, before: [], after: user.tags, createdAt: at }),
      ],
      result: privateView(user),
      audit: { action: 'USER_REGISTERED', resourceType: 'User', resourceId: userId },
      onFailure: ({ places }) =>
        places.includes(NICKNAME) && !places.includes(PROFILE) ? nicknameTaken() : 'again',
    }
  },
})
