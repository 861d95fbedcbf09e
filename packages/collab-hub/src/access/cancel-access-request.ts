import { mutation } from '../mutation.ts'
import { ACCESS_RATE } from '../rates.ts'
import { AccessInput } from './access-fields.ts'
import { refuseTransition } from './access-status.ts'
import { accessOfParty } from './access.policy.ts'
import { accessAnswer, changedAccess } from './moved-access.ts'

/** Whoever has asked takes it back, before it was answered. */
export const cancelAccessRequest = mutation({
  name: 'cancelAccessRequest',
  input: AccessInput,
  rate: ACCESS_RATE,
  plan: async ({ context, input: { accessId } }) => {
    const { request, by } = await accessOfParty(context, accessId, 'requester')
    refuseTransition(request, { from: 'PENDING', to: 'REVOKED' }, by)
    return changedAccess(context, {
      request,
      patch: { status: 'REVOKED' },
      action: 'ACCESS_CANCELLED',
    })
  },
  answer: accessAnswer,
})
