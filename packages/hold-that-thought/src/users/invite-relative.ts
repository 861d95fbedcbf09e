import { expiryOf, optionalText } from '@longtable/core'
import { asRead, put } from '@longtable/entity'
import * as z from 'zod'
import { adminMutation } from '../mutation.ts'
import { INVITE_RATE } from '../rates.ts'
import { holdThatThoughtTable } from '../table.ts'
import { Invitation } from './invitation.entity.ts'
import { invitationTo } from './invitation.patterns.ts'
import { invitationView } from './invitation-views.ts'
import { unknownInvitation } from './invited.ts'
import { Email } from './profile-fields.ts'

const INVITED_DAYS = 30
const DAY_MS = 86_400_000
/** Longer than it is good for: a permission never hangs on the moment of a removal. */
const KEPT_DAYS = INVITED_DAYS + 1

/** An approval in advance, so only admins give it. Whoever is invited again has longer. */
export const inviteRelative = adminMutation({
  name: 'inviteRelative',
  input: z.object({
    email: Email,
    name: optionalText({ max: 100 }),
    message: optionalText({ max: 1000, isMultiline: true }),
  }),
  rate: INVITE_RATE,
  plan: async ({ context, actor: { userId }, input }) => {
    const known = await invitationTo(context, { email: input.email })
    const { at } = context.stamp()
    const now = Date.parse(at)
    const { TTL } = expiryOf(holdThatThoughtTable, now + KEPT_DAYS * DAY_MS) as { TTL: number }
    const invitation: Invitation = {
      ...input,
      invitedBy: userId,
      createdAt: at,
      expiresAt: new Date(now + INVITED_DAYS * DAY_MS).toISOString(),
      TTL,
    }
    const when = known ? asRead(Invitation, known, 'createdAt') : 'absent'
    return {
      operations: [put(Invitation, invitation, when)],
      result: { isInvited: true },
      // The log outlasts the address, so it names the invitation by its time.
      audit: { action: 'RELATIVE_INVITED', resourceType: 'Invitation', resourceId: at },
    }
  },
  answer: async ({ context, input: { email } }) => {
    const invitation = await invitationTo(context, { email })
    if (!invitation) throw unknownInvitation()
    return invitationView(invitation)
  },
})
