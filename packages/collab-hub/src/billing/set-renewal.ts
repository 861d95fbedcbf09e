import { noPayments } from '@longtable/system'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { BILLING_RATE } from '../rates.ts'
import { asking, liveSubscription, noSubscription } from './billing.policy.ts'
import { storedForm } from './next-subscription.ts'
import { settledSubscription } from './settled-subscription.ts'
import { ownSubscription } from './subscription-views.ts'

interface Renewal {
  readonly name: string
  readonly action: string
  readonly cancelAtPeriodEnd: boolean
}

/** Stripe first: whoever dies in between hears of it by an event. */
export const setRenewal = ({ name, action, cancelAtPeriodEnd }: Renewal) =>
  mutation({
    name,
    input: z.object({}),
    rate: BILLING_RATE,
    plan: async ({ context, actor: user }) => {
      const { userId } = user
      const stored = await liveSubscription(context, userId)
      if (!stored) throw noSubscription()
      if (stored.cancelAtPeriodEnd === cancelAtPeriodEnd) return { answer: { userId } }
      const { stripeSubscriptionId } = stored
      const paid = await asking(context, (payments) =>
        payments.setCancelsAtPeriodEnd(stripeSubscriptionId, cancelAtPeriodEnd),
      )
      const asOf = new Date(context.now()).toISOString()
      const { tiers } = context.payments ?? noPayments
      const next = storedForm({ paid, userId, asOf, tiers }, stored)
      return {
        operations: await settledSubscription(context, { user, stored, next }),
        result: { userId },
        audit: { action, resourceType: 'Subscription', resourceId: userId },
      }
    },
    answer: ({ context }, { userId }) => ownSubscription(context, userId),
  })
