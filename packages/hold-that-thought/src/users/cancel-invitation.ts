import { asRead, remove } from '@longtable/entity'
import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { Invitation } from './invitation.entity.ts'
import { invitationTo } from './invitation.patterns.ts'
import { unknownInvitation } from './invited.ts'
import { Email } from './profile-fields.ts'

export const cancelInvitation = adminMutation({
  name: 'cancelInvitation',
  input: z.object({ email: Email }),
  plan: async ({ context, input: { email } }) => {
    const known = await invitationTo(context, { email })
    if (!known) throw unknownInvitation()
    return {
      operations: [remove(Invitation, known, asRead(Invitation, known, 'createdAt'))],
      result: { isCancelled: true },
      audit: {
        action: 'INVITATION_CANCELLED',
        resourceType: 'Invitation',
        resourceId: known.createdAt,
      },
    }
  },
  answer: ({ input: { email } }) => ({ email }),
})
