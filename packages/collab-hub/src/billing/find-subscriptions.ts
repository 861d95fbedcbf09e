import { UserId } from '@longtable/core'
import { findListed, type Page, type PageRequest } from '@longtable/entity'
import { noPayments } from '@longtable/system'
import * as z from 'zod'
import { activeUser, admin, type HubContext } from '../context.ts'
import { shardsOf } from '../shards/shards.ts'
import { asking } from './billing.policy.ts'
import { Subscription, SubscriptionStatus } from './subscription.entity.ts'
import { subscriptionOf, subscriptionsByStatus } from './subscription.patterns.ts'
import {
  adminSubscriptionView,
  ownSubscriptionView,
  type PaidSubscriptionView,
} from './subscription-views.ts'

export const INVOICES_MAX = 24

const BOUGHT = ['PRO', 'ENTERPRISE'] as const

/** What it costs is good to know; who cannot be told buys nevertheless. */
async function pricesOf({ payments = noPayments, log }: HubContext) {
  const priced = BOUGHT.map(async (tier) => {
    const [priceId] = [...payments.tiers].find(([, one]) => one === tier) ?? []
    const price = priceId === undefined ? undefined : await payments.priceOf(priceId)
    return price ? [{ tier, price }] : []
  })
  try {
    return (await Promise.all(priced)).flat()
  } catch (error) {
    log.error({ err: error }, 'the payment provider does not say what is to be paid')
    return []
  }
}

/** What can be bought here, or why nothing can. */
export async function billing(context: HubContext) {
  await activeUser(context)
  const { closedBecause = null, tiers } = context.payments ?? noPayments
  const sold = new Set(tiers.values())
  return {
    isOpen: closedBecause === null,
    closedBecause,
    tiers: BOUGHT.filter((tier) => sold.has(tier)),
    prices: await pricesOf(context),
  }
}

/** Null for who never had one. */
export async function mySubscription(context: HubContext): Promise<PaidSubscriptionView | null> {
  const { userId } = await activeUser(context)
  const subscription = await subscriptionOf(context, { userId })
  return subscription ? ownSubscriptionView(subscription) : null
}

export async function myInvoices(context: HubContext) {
  const { stripeCustomerId } = await activeUser(context)
  if (stripeCustomerId === undefined) return []
  return asking(context, (payments) => payments.invoicesOf(stripeCustomerId, INVOICES_MAX))
}

export const SubscriberInput = z.object({ userId: UserId })

export async function subscription(
  context: HubContext,
  { userId }: z.infer<typeof SubscriberInput>,
): Promise<PaidSubscriptionView | null> {
  await admin(context, 'subscription')
  const found = await subscriptionOf(context, { userId })
  return found ? adminSubscriptionView(found) : null
}

export const SubscriptionsInput = z.object({ status: SubscriptionStatus })

/** The index says which; what they are now, the table says. */
export async function subscriptionsWithStatus(
  context: HubContext,
  { status }: z.infer<typeof SubscriptionsInput>,
  page: PageRequest,
): Promise<Page<PaidSubscriptionView>> {
  await admin(context, 'subscriptionsByStatus')
  const known = new Map<string, Subscription>()
  const keep = async (listed: readonly Subscription[]) => {
    for (const one of await findListed(context, Subscription, listed))
      if (one?.status === status) known.set(one.userId, one)
    return listed.map(({ userId }) => known.has(userId))
  }
  const lists = (await shardsOf(context, 'SUBSCRIPTION')).map((shard) => ({ status, shard }))
  const found = await subscriptionsByStatus.merged(context, lists, { ...page, growing: true, keep })
  return {
    ...found,
    items: found.items.map(({ userId }) =>
      adminSubscriptionView(known.get(userId) as Subscription),
    ),
  }
}
