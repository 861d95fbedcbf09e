import { DomainError } from '@longtable/core'
import { asRead, change, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { noPayments } from '@longtable/system'
import * as z from 'zod'
import type { HubContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { BILLING_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { asking, liveSubscription, noSubscription, refuseClosed } from './billing.policy.ts'
import { StripeCustomer } from './subscription.entity.ts'

/** FREE is what everybody has. */
const BoughtTier = z.enum(['PRO', 'ENTERPRISE'])

const subscribedError = () =>
  new DomainError(
    'CONFLICT',
    'billing.subscribed',
    'You have a subscription already; change it on the billing portal.',
  )
const unsoldError = (tier: string) =>
  new DomainError('INVALID', 'billing.unsold', {
    message: `tier: ${tier} is not sold here.`,
    field: 'tier',
  })

function priceOf({ payments = noPayments }: HubContext, tier: string): string {
  const sold = [...payments.tiers].find(([, one]) => one === tier)
  if (!sold) throw unsoldError(tier)
  return sold[0]
}

/** Whose customer it is stands here before anybody can pay as them. */
async function linked(context: HubContext, user: User): Promise<Operation[]> {
  if (user.stripeCustomerId !== undefined) return []
  const { userId, email } = user
  const stripeCustomerId = await asking(context, (payments) =>
    payments.createCustomer({ userId, email }),
  )
  const { at } = context.stamp()
  const patch = { stripeCustomerId, updatedAt: laterThan(user.updatedAt, at) }
  const when = asRead(User, user, 'stripeCustomerId', 'updatedAt')
  // Asked for again, it may be the one of a try that has failed to write the other half.
  const own = { attribute: 'userId', equals: userId } as const
  return [
    change(User, user, { patch, when }),
    put(StripeCustomer, { stripeCustomerId, userId, createdAt: at }, { any: ['absent', own] }),
  ]
}

/** The page is made when it is asked for: by the same id it is the same one. */
export const startCheckout = mutation({
  name: 'startCheckout',
  input: z.object({ tier: BoughtTier }),
  rate: BILLING_RATE,
  plan: async ({ context, actor, input: { tier } }) => {
    refuseClosed(context)
    priceOf(context, tier)
    if (await liveSubscription(context, actor.userId)) throw subscribedError()
    return {
      operations: await linked(context, actor),
      result: { checkoutId: context.stamp().id },
      audit: {
        action: 'CHECKOUT_STARTED',
        resourceType: 'Subscription',
        resourceId: actor.userId,
        metadata: { tier },
      },
    }
  },
  async answer({ context, actor: { userId }, input: { tier } }, { checkoutId }) {
    const customerId = (await userById(context, { userId }))?.stripeCustomerId
    if (customerId === undefined) throw noSubscription()
    const priceId = priceOf(context, tier)
    const checkout = { checkoutId, customerId, userId, priceId }
    return { url: await asking(context, (payments) => payments.checkoutUrl(checkout)) }
  },
})
