import { moveToOwnAddress, verifiedEmail } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import * as z from 'zod'
import { profileMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { hubAddresses } from './address-book.ts'
import { ownView } from './own-view.ts'

/**
 * Takes over the token's verified address, and whoever waited for one is ACTIVE with it. When it is
 * the profile's already, nothing happens.
 */
export const syncEmail = profileMutation({
  name: 'syncEmail',
  input: z.object({}),
  begin: ({ context, actor }) => {
    const email = verifiedEmail(context)
    return { email, isKnown: actor.email === email && actor.status === 'ACTIVE' }
  },
  rate: ({ begun: { isKnown } }) => (isKnown ? [] : [PROFILE_RATE]),
  compared: ({ begun: { email } }) => ({ email }),
  plan: async ({ context, actor: user, begun: { isKnown } }) => {
    if (isKnown) return { answer: {} }
    const at = laterThan(user.updatedAt, context.stamp().at)
    const holder = { userId: user.userId, email: user.email, user }
    return {
      operations: await moveToOwnAddress(context, hubAddresses(context), { holder, at }),
      result: {},
      audit: { action: 'EMAIL_CHANGED', resourceType: 'User', resourceId: user.userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
