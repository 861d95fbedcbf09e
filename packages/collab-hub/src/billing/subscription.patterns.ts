import { lookup, pattern } from '@longtable/entity'
import { StripeCustomer, StripeEvent, Subscription } from './subscription.entity.ts'

export const subscriptionOf = lookup(Subscription, { source: '002: Get subscription' })

export const subscriptionsByCustomer = pattern(Subscription, 'GSI1', {
  source: '002: Find by Stripe customer',
})

export const subscriptionsByStatus = pattern(Subscription, 'GSI2', {
  source: '002: SUBSCRIPTION GSI2 keys',
})

export const subscriptionsByCreation = pattern(Subscription, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const stripeEvent = lookup(StripeEvent, { source: 'spec: each event takes effect once' })

export const stripeCustomer = lookup(StripeCustomer, {
  source: 'spec: whose Stripe customer this is',
})
