import { moveToOwnAddress, verifiedEmail } from '@longtable/core'
import { laterThan } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { guildAddresses } from './address-book.ts'
import { privateView } from './user-views.ts'

/** Takes over the token's verified address; when it is the profile's already, nothing happens. */
export const syncEmail = mutation({
  name: 'syncEmail',
  input: z.object({}),
  begin: ({ context, actor }) => {
    const email = verifiedEmail(context)
    return { email, isKnown: actor.email === email }
  },
  rate: ({ begun: { isKnown } }) => (isKnown ? [] : [PROFILE_RATE]),
  compared: ({ begun: { email } }) => ({ email }),
  plan: async ({ context, actor, begun: { email, isKnown } }) => {
    if (isKnown) return { answer: privateView(actor) }
    const at = laterThan(actor.updatedAt, context.stamp().at)
    return {
      operations: await moveToOwnAddress(context, guildAddresses(context), {
        holder: { userId: actor.id, email: actor.email, user: actor },
        at,
      }),
      result: privateView({ ...actor, email, updatedAt: at }),
      audit: { action: 'EMAIL_CHANGED', resourceType: 'User', resourceId: actor.id },
    }
  },
})
