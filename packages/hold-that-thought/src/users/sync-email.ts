import * as z from 'zod'
import { pendingMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { familyAddresses } from './address-book.ts'
import { ownView } from './find-users.ts'
import { verifiedEmail } from './invited.ts'

/** Takes over the token's verified address; when it is the profile's already, nothing happens. */
export const syncEmail = pendingMutation({
  name: 'syncEmail',
  input: z.object({}),
  begin: ({ context, actor }) => {
    const email = verifiedEmail(context)
    return { email, isKnown: actor.email === email }
  },
  rate: ({ begun: { isKnown } }) => (isKnown ? [] : [PROFILE_RATE]),
  compared: ({ begun: { email } }) => ({ email }),
  plan: ({ context, actor: profile, begun: { email } }) => {
    const { userId } = profile
    if (profile.email === email) return { answer: { userId } }
    const holder = { userId, email: profile.email, profile }
    return {
      operations: familyAddresses(context).readdress(holder, email, context.stamp().at),
      result: { userId },
      audit: { action: 'EMAIL_CHANGED', resourceType: 'User', resourceId: userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
