import { on, verifier } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { entitlementOf } from './entitlement.ts'
import { StripeCustomer, Subscription } from './subscription.entity.ts'

/** Whoever pays has what they pay for, nobody has it after, and whose each customer is, is known. */
export const verifyBilling = verifier({
  takes: [
    on(Subscription, async (subscription, { find, problem }) => {
      const { userId, status, stripeCustomerId } = subscription
      if ((await find(StripeCustomer, { stripeCustomerId }))?.userId !== userId)
        problem(`STRIPE_CUSTOMER#${stripeCustomerId} of ${userId} is not known`)
      const user = await find(User, { userId })
      if (!user) return problem(`SUBSCRIPTION of ${userId}, who is not there`)
      if (user.deletedAt !== undefined) return
      const { subscriptionStatus, subscriptionTier } = entitlementOf(subscription, 0)
      const isTier = user.subscriptionTier === subscriptionTier
      // Whether a late payment is still within its week, the clock says.
      const mayBe = status === 'PAST_DUE' && user.subscriptionTier === 'FREE'
      if (user.subscriptionStatus !== subscriptionStatus || !(isTier || mayBe))
        problem(
          `USER#${userId} is ${user.subscriptionStatus} ${user.subscriptionTier}, and the ` +
            `subscription says ${subscriptionStatus} ${subscriptionTier}`,
        )
    }),
  ],
})
