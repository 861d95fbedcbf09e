import { act, mineOrFree } from '@longtable/core'
import { change, laterThan, remove } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered } from '../context.ts'
import { PROFILE_RATE } from '../rates.ts'
import { claimOwnAddress, verifiedEmail } from './register-user.ts'
import { EmailUnique, User } from './user.entity.ts'
import { type ProfileView, privateView } from './user-views.ts'

export const SyncEmailInput = z.object({})

/** Takes over the token's verified address; when it is the profile's already, nothing happens. */
export async function syncEmail(
  context: GuildContext,
  _input: z.infer<typeof SyncEmailInput>,
  requestId?: string,
): Promise<ProfileView> {
  const email = verifiedEmail(context)
  const current = await registered(context)
  if (current.email === email) return privateView(current)
  const asked = { name: 'syncEmail', input: { email }, requestId, rate: PROFILE_RATE }
  const view = await act(context, asked, async () => {
    const user = await registered(context)
    const at = laterThan(user.updatedAt, context.stamp().at)
    return {
      operations: [
        ...(await claimOwnAddress(context, at)),
        // Another request of the same person may have been quicker; its lock must not go.
        ...(user.email === email
          ? []
          : [remove(EmailUnique, { email: user.email }, mineOrFree(user.id))]),
        change(User, user, {
          patch: { email, updatedAt: at },
          when: {
            all: [
              { attribute: 'status', equals: 'active' },
              { attribute: 'updatedAt', equals: user.updatedAt },
            ],
          },
        }),
      ],
      result: privateView({ ...user, email, updatedAt: at }),
      audit: { action: 'EMAIL_CHANGED', resourceType: 'User', resourceId: user.id },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  forgetProfile(context)
  return view
}
