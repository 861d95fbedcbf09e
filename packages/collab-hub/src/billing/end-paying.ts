import { type Deps, eraser, erases, noPayments } from '@longtable/system'
import { isLiveStatus } from './entitlement.ts'
import { Subscription } from './subscription.entity.ts'
import { subscriptionOf } from './subscription.patterns.ts'

/** Who has deleted their account pays for nothing any more; what was paid stays on record. */
export async function endPaying(
  { payments = noPayments, log }: Pick<Deps, 'payments' | 'log'>,
  { userId, status, stripeSubscriptionId }: Subscription,
): Promise<void> {
  if (!isLiveStatus(status)) return
  if (payments.closedBecause === undefined) return payments.end(stripeSubscriptionId)
  log.error({ userId, stripeSubscriptionId }, 'a deleted account still pays: end it at Stripe')
}

/** Stripe tells us when it has ended, by an event like any other. */
export const eraseBilling = eraser('billing', [
  erases(Subscription, 'userId', async (deps, { userId }) => {
    const subscription = await subscriptionOf(deps, { userId })
    if (subscription) await endPaying(deps, subscription)
  }),
])
