import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { isApproved } from '../context.ts'
import { pendingMutation } from '../mutation.ts'
import { PROFILE_RATE } from '../rates.ts'
import { ownView } from './find-users.ts'
import { takenInvitation, unknownInvitation, verifiedEmail } from './invited.ts'
import { profileView } from './profile-views.ts'
import { UserProfile } from './profile.entity.ts'

/** Of who was there before they were invited. */
export const acceptInvitation = pendingMutation({
  name: 'acceptInvitation',
  input: z.object({}),
  rate: PROFILE_RATE,
  begin: ({ context }) => ({ email: verifiedEmail(context) }),
  already: async ({ actor }) => (isApproved(actor) ? profileView(actor) : undefined),
  plan: async ({ context, actor, begun: { email } }) => {
    const { userId, updatedAt } = actor
    if (isApproved(actor)) return { answer: { userId } }
    const invitation = await takenInvitation(context, email)
    if (!invitation) throw unknownInvitation()
    return {
      operations: [
        change(UserProfile, actor, {
          patch: { ...invitation.approved, updatedAt: laterThan(updatedAt, context.stamp().at) },
          when: { attribute: 'updatedAt', equals: updatedAt },
        }),
        invitation.operation,
      ],
      result: { userId },
      audit: { action: 'INVITATION_ACCEPTED', resourceType: 'User', resourceId: userId },
    }
  },
  answer: ({ context }) => ownView(context),
})
