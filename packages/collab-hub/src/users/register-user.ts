import { claimOwnAddress, DomainError, noAddressOf } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { ownProfile, refuseGone } from '../context.ts'
import { viewerMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { shardFor } from '../shards/shards.ts'
import { hubAddresses } from './address-book.ts'
import { newProfileFields } from './profile-fields.ts'
import { User } from './user.entity.ts'
import { ownView } from './own-view.ts'

/** Admins are made by admins and at the command line. */
const ChosenRole = z.enum(['FOUNDER', 'TALENT', 'INVESTOR'])

function refuseKnown(user: User): never {
  refuseGone(user)
  throw new DomainError('CONFLICT', 'users.registered', 'You are registered already.')
}

/**
 * Profile and lock come in one transaction, so no address has two holders. Whose token vouches for
 * no address yet has none here, and waits for it.
 */
export const registerUser = viewerMutation({
  name: 'registerUser',
  input: z.object({ role: ChosenRole, ...newProfileFields }),
  rate: PROFILE_RATE,
  compared: ({ context, input }) => ({ ...input, email: context.viewer?.email }),
  plan: async ({ context, actor: { userId, email }, input }) => {
    const existing = await ownProfile(context)
    if (existing) refuseKnown(existing)
    const { at } = context.stamp()
    const user: User = {
      ...input,
      userId,
      email: email ?? noAddressOf(userId),
      status: email === undefined ? 'PENDING_VERIFICATION' : 'ACTIVE',
      subscriptionStatus: 'NONE',
      subscriptionTier: 'FREE',
      createdAt: at,
      updatedAt: at,
      ...(await shardFor(context, 'USER', userId)),
    }
    const lock =
      email === undefined ? [] : await claimOwnAddress(context, hubAddresses(context), at)
    return {
      operations: [put(User, user), ...lock],
      result: {},
      audit: { action: 'USER_REGISTERED', resourceType: 'User', resourceId: userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
