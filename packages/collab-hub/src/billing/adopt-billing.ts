import { asRead, put } from '@longtable/entity'
import type { Condition, Store } from '@longtable/store'
import { adopter, type AdoptStep, carrying, completes } from '@longtable/system'
import { User } from '../users/user.entity.ts'
import { StripeCustomer, Subscription } from './subscription.entity.ts'
import { stripeCustomer, subscriptionOf } from './subscription.patterns.ts'

/** Whose customer it is, for webhooks. */
async function missingCustomer(
  store: Store,
  customer: StripeCustomer,
  when: Condition,
): Promise<AdoptStep[]> {
  const { stripeCustomerId, userId } = customer
  const known = await stripeCustomer({ store }, { stripeCustomerId })
  if (known?.userId === userId) return []
  if (known)
    return [{ finding: `customer ${stripeCustomerId} is ${known.userId}, and ${userId} too` }]
  return [{ operations: [put(StripeCustomer, customer)], when }]
}

const subscribed = adopter(Subscription, {
  name: 'billing.customer',
  isOurs: ({ item, old }) => old !== undefined && old.stripeCustomerId === item.stripeCustomerId,
  adopt: (subscription, { store }) => {
    const { stripeCustomerId, userId, createdAt } = subscription
    const when = asRead(Subscription, subscription, 'stripeCustomerId')
    return missingCustomer(store, { stripeCustomerId, userId, createdAt }, when)
  },
})

/** A checkout that was begun: the user is a customer before there is a subscription. */
const known = adopter(User, {
  name: 'billing.known-customer',
  isOurs: ({ item, old }) => old !== undefined && old.stripeCustomerId === item.stripeCustomerId,
  async adopt(user, { store }) {
    const { stripeCustomerId, userId, createdAt } = user
    if (stripeCustomerId === undefined) return []
    const subscription = await subscriptionOf({ store }, { userId })
    if (subscription?.stripeCustomerId === stripeCustomerId) return []
    const when = asRead(User, user, 'stripeCustomerId')
    return missingCustomer(store, { stripeCustomerId, userId, createdAt }, when)
  },
})

export const adoptBilling = [
  completes(Subscription, {
    name: 'billing.subscription',
    isOurs: carrying('GSI1PK', 'GSI2PK'),
  }),
  subscribed,
  known,
]
