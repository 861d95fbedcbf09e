import { put } from '@longtable/entity'
import { adopter, carrying, completes } from '@longtable/system'
import { StripeCustomer, Subscription } from './subscription.entity.ts'
import { stripeCustomer } from './subscription.patterns.ts'

/** Whose customer it is, for webhooks. */
const customer = adopter(Subscription, {
  name: 'billing.customer',
  isOurs: ({ item, old }) => old !== undefined && old.stripeCustomerId === item.stripeCustomerId,
  async adopt({ stripeCustomerId, userId, createdAt }, { store }) {
    const known = await stripeCustomer({ store }, { stripeCustomerId })
    if (known?.userId === userId) return []
    if (known)
      return [{ finding: `customer ${stripeCustomerId} is ${known.userId}, and ${userId} too` }]
    const when = { attribute: 'stripeCustomerId', equals: stripeCustomerId } as const
    return [{ operations: [put(StripeCustomer, { stripeCustomerId, userId, createdAt })], when }]
  },
})

export const adoptBilling = [
  completes(Subscription, {
    name: 'billing.subscription',
    isOurs: carrying('GSI1PK', 'GSI2PK'),
  }),
  customer,
]
