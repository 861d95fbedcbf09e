import { Count, entity, Id, type Of, shardedPart, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { collabHubTable } from '../table.ts'
import { SubscriptionTier } from '../users/user.entity.ts'

export const SubscriptionStatus = z.enum(['ACTIVE', 'CANCELLED', 'PAST_DUE', 'TRIALING'])

const Price = z.object({
  /** In the smallest unit of the currency. */
  amount: Count,
  currency: z.string(),
  interval: z.enum(['day', 'week', 'month', 'year']),
  intervalCount: z.int().min(1),
})

/** `tier` is what was bought; what it entitles to now stands on the user. */
export const Subscription = entity(collabHubTable, {
  type: 'SUBSCRIPTION',
  fields: {
    userId: Id,
    stripeCustomerId: Id,
    stripeSubscriptionId: z.string(),
    stripePriceId: z.string(),
    tier: SubscriptionTier,
    status: SubscriptionStatus,
    currentPeriodStart: Timestamp,
    currentPeriodEnd: Timestamp,
    cancelAtPeriodEnd: z.boolean(),
    /** What is charged for the tier, as Stripe says; absent where it hangs on use, or was not told. */
    price: Price.optional(),
    /** What all that is paid for comes to in a month, in the smallest unit of the price's currency. */
    monthlyAmount: Count.optional(),
    /** Stripe's own word, which says more than ours. */
    stripeStatus: z.string().optional(),
    /** When it was begun at Stripe: of two subscriptions the newer one counts. */
    stripeCreatedAt: Timestamp.optional(),
    /** The newest event that it reflects. */
    eventOrder: z.string().optional(),
    /** While a payment is late, the tier stays until then. */
    graceUntil: Timestamp.optional(),
    /** Of a trial that Stripe says will end soon. */
    trialEndsAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    shard: z.int().optional(),
  },
  derive: {
    statusShard: (subscription) => shardedPart(subscription.status, subscription.shard ?? 0, '~'),
  },
  keys: {
    table: ['USER#{userId}', 'SUBSCRIPTION'],
    GSI1: ['STRIPE_CUSTOMER#{stripeCustomerId}', 'SUBSCRIPTION'],
    GSI2: ['SUBSCRIPTION_STATUS#{statusShard}', 'USER#{userId}'],
    GSI3: ['SUBSCRIPTION', '{createdAt}'],
  },
})
export type Subscription = Of<typeof Subscription>

/** Written with an event's effects, so that a second delivery has none. */
export const StripeEvent = entity(collabHubTable, {
  type: 'StripeEvent',
  ours: true,
  isHelper: true,
  fields: { eventId: Id, eventType: z.string(), createdAt: Timestamp },
  keys: { table: ['STRIPE_EVENT#{eventId}', 'EVENT'] },
})
export type StripeEvent = Of<typeof StripeEvent>

/** Whose customer it is, for a webhook that comes before the subscription item exists. */
export const StripeCustomer = entity(collabHubTable, {
  type: 'StripeCustomer',
  ours: true,
  isHelper: true,
  fields: { stripeCustomerId: Id, userId: Id, createdAt: Timestamp },
  keys: { table: ['STRIPE_CUSTOMER#{stripeCustomerId}', 'CUSTOMER'] },
})
export type StripeCustomer = Of<typeof StripeCustomer>
