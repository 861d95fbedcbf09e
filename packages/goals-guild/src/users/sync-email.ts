import { mineOrFree } from '@longtable/core'
import { change, laterThan, remove } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { claimOwnAddress, verifiedEmail } from './register-user.ts'
import { EmailUnique, User } from './user.entity.ts'
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
      operations: [
        ...(await claimOwnAddress(context, at)),
        // Another request of the same person may have been quicker; its lock must not go.
        ...(actor.email === email
          ? []
          : [remove(EmailUnique, { email: actor.email }, mineOrFree(actor.id))]),
        change(User, actor, {
          patch: { email, updatedAt: at },
          when: { attribute: 'updatedAt', equals: actor.updatedAt },
        }),
      ],
      result: privateView({ ...actor, email, updatedAt: at }),
      audit: { action: 'EMAIL_CHANGED', resourceType: 'User', resourceId: actor.id },
    }
  },
})
