import { DomainError, notFound } from '@longtable/core'
import { noPayments, type Payments } from '@longtable/system'
import type { HubContext } from '../context.ts'
import { isLiveStatus } from './entitlement.ts'
import type { Subscription } from './subscription.entity.ts'
import { subscriptionOf } from './subscription.patterns.ts'

export const noSubscription = () => notFound('billing.none', 'A subscription of yours')

const unreachable = () =>
  new DomainError(
    'CONFLICT',
    'billing.unreachable',
    'The payment provider did not answer as expected; nothing was changed here. Please try again.',
  )

/** Where nobody can pay, one sentence says so. */
export function refuseClosed({ payments: { closedBecause } = noPayments }: HubContext): void {
  if (closedBecause !== undefined)
    throw new DomainError('CONFLICT', 'billing.closed', closedBecause)
}

/** Asks the provider; what it fails with goes into the log. */
export async function asking<T>(
  context: HubContext,
  ask: (payments: Payments) => Promise<T>,
): Promise<T> {
  const { payments = noPayments, log } = context
  refuseClosed(context)
  try {
    return await ask(payments)
  } catch (error) {
    log.error({ err: error }, 'the payment provider failed')
    throw unreachable()
  }
}

/** Not ended yet, whether it is paid or not. */
export async function liveSubscription(
  context: HubContext,
  userId: string,
): Promise<Subscription | undefined> {
  const subscription = await subscriptionOf(context, { userId })
  return subscription && isLiveStatus(subscription.status) ? subscription : undefined
}
