import { mutation } from '../mutation.ts'
import { ACCESS_RATE } from '../rates.ts'
import { AccessInput } from './access-fields.ts'
import { refuseTransition } from './access-status.ts'
import { accessOfParty } from './access.policy.ts'
import { accessAnswer, changedAccess } from './moved-access.ts'

/** Acts with the investor's next request, also on a deck that they are looking at. */
export const revokeAccess = mutation({
  name: 'revokeAccess',
  input: AccessInput,
  rate: ACCESS_RATE,
  plan: async ({ context, input: { accessId } }) => {
    const { request, by } = await accessOfParty(context, accessId, 'owner', 'admin')
    refuseTransition(request, { from: 'APPROVED', to: 'REVOKED' }, by)
    return changedAccess(context, {
      request,
      patch: { status: 'REVOKED' },
      action: 'ACCESS_REVOKED',
    })
  },
  answer: accessAnswer,
})
