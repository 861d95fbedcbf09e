import { act } from '@longtable/core'
import { put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { noPayments, type PaymentEvent } from '@longtable/system'
import type { HubContext } from '../context.ts'
import type { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { isLiveStatus } from './entitlement.ts'
import { bestOf, isNews, type Known, orderOf, storedForm } from './next-subscription.ts'
import { settledSubscription } from './settled-subscription.ts'
import { StripeCustomer, StripeEvent, type Subscription } from './subscription.entity.ts'
import {
  stripeCustomer,
  stripeEvent,
  subscriptionOf,
  subscriptionsByCustomer,
} from './subscription.patterns.ts'

const TAKEN = new Set([
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.trial_will_end',
  'invoice.paid',
  'invoice.payment_failed',
])

const ACTOR = 'stripe'

interface Payer {
  readonly user: User
  /** Where the customer was not known yet. */
  readonly link: readonly Operation[]
}

/** By what we have written down, by the document's own index, or by what we told Stripe ourselves. */
async function payerOf(
  context: HubContext,
  { userId: told, createdAt }: PaymentEvent,
  stripeCustomerId: string,
): Promise<Payer> {
  const known = await stripeCustomer(context, { stripeCustomerId })
  const { items } = known
    ? { items: [] }
    : await subscriptionsByCustomer(context, { stripeCustomerId }, { limit: 1 })
  const userId = known?.userId ?? items[0]?.userId ?? told
  const user = userId === undefined ? undefined : await userById(context, { userId })
  // Nobody has heard of it until somebody has: it comes again.
  if (!user) throw new Error(`Nobody here is the Stripe customer ${stripeCustomerId}.`)
  if (known) return { user, link: [] }
  return { user, link: [put(StripeCustomer, { stripeCustomerId, userId: user.userId, createdAt })] }
}

/**
 * What Stripe says now counts more than what it said then, in whatever order it comes to be heard.
 * Where it cannot be asked about this subscription, the newest event counts.
 */
async function knownBy(
  { payments = noPayments, now }: HubContext,
  event: PaymentEvent,
  stored: Subscription | undefined,
): Promise<Omit<Known, 'userId'> | undefined> {
  const { customerId, subscription: told, createdAt } = event
  const { tiers } = payments
  const all = customerId === undefined ? undefined : await payments.subscriptionsOf(customerId)
  const isThere = told === undefined || all?.some(({ id }) => id === told.id)
  const paid = all && isThere ? bestOf(all) : undefined
  if (paid) return { paid, asOf: new Date(now()).toISOString(), tiers }
  return told && isNews(stored, event) ? { paid: told, asOf: createdAt, tiers } : undefined
}

/** An old subscription's events say nothing of when a new one was heard of last. */
const latestOf = (stored: Subscription | undefined, paidId: string, event: PaymentEvent) => {
  const before = stored?.stripeSubscriptionId === paidId ? (stored.eventOrder ?? '') : ''
  return before > orderOf(event) ? before : orderOf(event)
}

async function effectsOf(context: HubContext, event: PaymentEvent, user: User) {
  const { userId } = user
  // Read before Stripe is asked: whoever asks later writes later, or fails and asks again.
  const stored = await subscriptionOf(context, { userId })
  const known = await knownBy(context, event, stored)
  if (!known) return { operations: [], outcome: 'no news' }
  const form = storedForm({ ...known, userId }, stored)
  const isEnding = event.type === 'customer.subscription.trial_will_end'
  const next = {
    ...form,
    eventOrder: latestOf(stored, form.stripeSubscriptionId, event),
    ...(isEnding && form.status === 'TRIALING' && { trialEndsAt: known.paid.trialEndsAt }),
  }
  if (form.tier === 'FREE' && isLiveStatus(form.status))
    context.log.error({ userId, price: form.stripePriceId }, 'a price that is paid has no tier')
  return {
    operations: await settledSubscription(context, { user, stored, next }),
    outcome: `${next.tier} ${next.status}`,
  }
}

/** Once, with all that follows from it in one transaction; whatever fails leaves nothing behind. */
export async function takeEvent(given: HubContext, event: PaymentEvent): Promise<void> {
  const { id: eventId, type: eventType, customerId } = event
  if (customerId === undefined || !TAKEN.has(eventType)) return
  await act<null, HubContext>(given, { name: 'stripeEvent', input: eventId }, async (context) => {
    if (await stripeEvent(context, { eventId })) return { answer: null }
    const { user, link } = await payerOf(context, event, customerId)
    const { operations, outcome } = await effectsOf(context, event, user)
    return {
      operations: [
        put(StripeEvent, { eventId, eventType, createdAt: event.createdAt }),
        ...link,
        ...operations,
      ],
      result: null,
      audit: {
        action: 'SUBSCRIPTION_EVENT',
        resourceType: 'Subscription',
        resourceId: user.userId,
        userId: ACTOR,
        metadata: { eventId, eventType, outcome },
      },
    }
  })
}
