import { view } from '@longtable/entity'
import type { HubContext } from '../context.ts'
import { noSubscription } from './billing.policy.ts'
import { Subscription } from './subscription.entity.ts'
import { subscriptionOf } from './subscription.patterns.ts'

const shown = view(
  Subscription,
  'userId',
  'tier',
  'status',
  'currentPeriodStart',
  'currentPeriodEnd',
  'cancelAtPeriodEnd',
  'graceUntil',
  'trialEndsAt',
  'createdAt',
  'updatedAt',
)
const known = view(Subscription, 'stripeCustomerId', 'stripeSubscriptionId', 'stripePriceId')

/** Whose it is needs no id of Stripe; an admin who looks it up there does. */
export const ownSubscriptionView = (subscription: Subscription) =>
  shown(subscription, {
    price: subscription.price ?? null,
    stripe: null as ReturnType<typeof known> | null,
  })
export type PaidSubscriptionView = ReturnType<typeof ownSubscriptionView>

export const adminSubscriptionView = (subscription: Subscription): PaidSubscriptionView =>
  shown(subscription, { price: subscription.price ?? null, stripe: known(subscription) })

export async function ownSubscription(
  context: HubContext,
  userId: string,
): Promise<PaidSubscriptionView> {
  const subscription = await subscriptionOf(context, { userId })
  if (!subscription) throw noSubscription()
  return ownSubscriptionView(subscription)
}
