import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { BILLING_RATE } from '../rates.ts'
import { asking, noSubscription, refuseClosed } from './billing.policy.ts'

/** The provider's own page: invoices, cards, another tier. */
export const openBillingPortal = mutation({
  name: 'openBillingPortal',
  input: z.object({}),
  rate: BILLING_RATE,
  plan: ({ context, actor: { userId, stripeCustomerId } }) => {
    refuseClosed(context)
    if (stripeCustomerId === undefined) throw noSubscription()
    return {
      operations: [],
      result: { customerId: stripeCustomerId },
      audit: {
        action: 'BILLING_PORTAL_OPENED',
        resourceType: 'Subscription',
        resourceId: userId,
      },
    }
  },
  answer: async ({ context }, { customerId }) => ({
    url: await asking(context, (payments) => payments.portalUrl(customerId)),
  }),
})
