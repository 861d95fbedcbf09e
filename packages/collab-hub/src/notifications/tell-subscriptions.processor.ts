import { type EntityChange, onChange } from '@longtable/core'
import { check } from '@longtable/entity'
import { Subscription } from '../billing/subscription.entity.ts'
import { tell, type Words } from './tell.ts'

const dayOf = (at: string): string => at.slice(0, 10)

const isPaid = (one: Subscription | undefined): boolean =>
  one?.status === 'ACTIVE' || one?.status === 'TRIALING'

function late({ tier, graceUntil }: Subscription): Words {
  const kept = graceUntil === undefined ? '' : ` You keep ${tier} until ${dayOf(graceUntil)}.`
  return {
    kind: 'PAYMENT_FAILED',
    named: { tier, ...(graceUntil !== undefined && { until: graceUntil }) },
    title: 'A payment has failed',
    body: `Please look at your payment method on the billing page.${kept}`,
  }
}

/** What has become of it, as far as its payer does not know by having done it. */
function wordsOf({ old, new: now }: EntityChange<Subscription>): Words | undefined {
  if (!now) return undefined
  const { tier, status, trialEndsAt } = now
  if (trialEndsAt !== undefined && trialEndsAt !== old?.trialEndsAt)
    return {
      kind: 'TRIAL_ENDS',
      named: { tier, until: trialEndsAt },
      title: 'Your trial ends soon',
      body: `On ${dayOf(trialEndsAt)} your trial of ${tier} ends, and the first payment is due.`,
    }
  if (isPaid(now) && (!isPaid(old) || old?.tier !== tier))
    return {
      kind: 'TIER_BOUGHT',
      named: { tier },
      title: `You have ${tier}`,
      body: 'Thank you. It is there at once.',
    }
  if (status === old?.status) return undefined
  if (status === 'PAST_DUE') return late(now)
  if (status === 'CANCELLED' && old !== undefined)
    return {
      kind: 'TIER_ENDED',
      named: { tier },
      title: `${tier} has ended`,
      body: 'You have what everybody has. Come back any time.',
    }
  return undefined
}

export const tellSubscriptions = onChange(
  'notifications.tell-subscriptions',
  Subscription,
  async (change, context) => {
    const words = wordsOf(change)
    if (!words || !change.new) return
    const { userId, status, updatedAt } = change.new
    await tell(context, {
      userId,
      type: 'SYSTEM',
      about: ['SUBSCRIPTION', userId],
      key: `subscription-${change.id}`,
      at: updatedAt,
      words: () => words,
      when: [check(Subscription, { userId }, { attribute: 'status', equals: status })],
    })
  },
)
