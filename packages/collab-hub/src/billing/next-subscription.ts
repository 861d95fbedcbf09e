import type { PaidItem, PaidSubscription, PaymentEvent, Payments } from '@longtable/system'
import { SubscriptionTier, type User } from '../users/user.entity.ts'
import { graceFrom, isLiveStatus, isUnfinished, rankOf, statusOf } from './entitlement.ts'
import { monthlyAmount } from './monthly.ts'
import type { Subscription } from './subscription.entity.ts'

type Tiers = Payments['tiers']
type Tier = User['subscriptionTier']

/** A price that nobody has configured grants nothing. */
const tierOf = (tiers: Tiers, priceId: string): Tier =>
  SubscriptionTier.safeParse(tiers.get(priceId)).data ?? 'FREE'

const heightOf = (tier: Tier): number => SubscriptionTier.options.indexOf(tier)

/** Of several things that are paid for together, the highest tier counts. */
function bought(tiers: Tiers, { items }: PaidSubscription): PaidItem & { readonly tier: Tier } {
  const priced = items.map((item) => ({ ...item, tier: tierOf(tiers, item.priceId) }))
  return priced.reduce((best, one) => (heightOf(one.tier) > heightOf(best.tier) ? one : best))
}

/**
 * By the time of the event, then by its status; the rest makes it one order for all, so that the
 * last of them is the same however they come.
 */
export const orderOf = ({ id, createdAt, subscription }: PaymentEvent): string =>
  `${createdAt} ${rankOf(subscription?.status ?? '')} ${id}`

const isLive = ({ status }: PaidSubscription) =>
  !isUnfinished(status) && isLiveStatus(statusOf(status))

type Begun = readonly [createdAt: string, id: string]

const isNewer = ([at, id]: Begun, [otherAt, otherId]: Begun): boolean =>
  at === otherAt ? id > otherId : at > otherAt

/** Of all that a customer ever had: a live one before a dead one, a newer one before an older one. */
export function bestOf(all: readonly PaidSubscription[]): PaidSubscription | undefined {
  const isBetter = (one: PaidSubscription, other: PaidSubscription) =>
    isLive(one) === isLive(other)
      ? isNewer([one.createdAt, one.id], [other.createdAt, other.id])
      : isLive(one)
  return all
    .filter(({ status }) => !isUnfinished(status))
    .reduce<PaidSubscription | undefined>(
      (best, one) => (best === undefined || isBetter(one, best) ? one : best),
      undefined,
    )
}

/** Whether an event alone, without what Stripe says now, changes what is stored. */
export function isNews(stored: Subscription | undefined, event: PaymentEvent): boolean {
  const { subscription: told } = event
  if (!told || isUnfinished(told.status)) return false
  if (!stored) return true
  if (told.id === stored.stripeSubscriptionId) return orderOf(event) > (stored.eventOrder ?? '')
  // What has ended ends nothing but itself.
  if (!isLive(told)) return false
  const { status, stripeCreatedAt: begunAt = stored.createdAt, stripeSubscriptionId } = stored
  if (!isLiveStatus(status)) return told.createdAt >= begunAt
  return isNewer([told.createdAt, told.id], [begunAt, stripeSubscriptionId])
}

export interface Known {
  readonly paid: PaidSubscription
  readonly userId: string
  /** When it was so. */
  readonly asOf: string
  readonly tiers: Tiers
}

/** The stored form of what is known; what only we know of the same subscription stays. */
export function storedForm(
  { paid, userId, asOf, tiers }: Known,
  stored: Subscription | undefined,
): Omit<Subscription, 'updatedAt'> {
  const { priceId, price, periodStart, periodEnd, tier } = bought(tiers, paid)
  const same = stored?.stripeSubscriptionId === paid.id ? stored : undefined
  const wasLate = same?.stripeStatus === 'past_due' ? same.graceUntil : undefined
  return {
    userId,
    stripeCustomerId: paid.customerId,
    stripeSubscriptionId: paid.id,
    stripePriceId: priceId,
    tier,
    status: statusOf(paid.status),
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: paid.cancelsAtPeriodEnd,
    price,
    monthlyAmount: price && monthlyAmount(paid.items, price.currency),
    stripeStatus: paid.status,
    stripeCreatedAt: paid.createdAt,
    eventOrder: stored?.eventOrder,
    graceUntil: paid.status === 'past_due' ? (wasLate ?? graceFrom(asOf)) : undefined,
    trialEndsAt: paid.status === 'trialing' ? same?.trialEndsAt : undefined,
    createdAt: stored?.createdAt ?? paid.createdAt,
    shard: stored?.shard,
  }
}
