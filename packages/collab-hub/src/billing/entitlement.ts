import type { User } from '../users/user.entity.ts'
import type { Subscription } from './subscription.entity.ts'

const GRACE_MS = 7 * 86_400_000

export const graceFrom = (at: string): string => new Date(Date.parse(at) + GRACE_MS).toISOString()

/** Stripe's words, from the first to the last that a subscription can be in; those of a dead one last. */
const STATUSES: Readonly<Record<string, Subscription['status'] | undefined>> = {
  incomplete: undefined,
  trialing: 'TRIALING',
  active: 'ACTIVE',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
  incomplete_expired: 'CANCELLED',
  canceled: 'CANCELLED',
}
const WORDS = Object.keys(STATUSES)

/** Nothing was bought yet. */
export const isUnfinished = (stripeStatus: string): boolean => stripeStatus === 'incomplete'

/** A word that we do not know grants nothing. */
export const statusOf = (stripeStatus: string): Subscription['status'] =>
  STATUSES[stripeStatus] ?? 'PAST_DUE'

/** Where two events of one second contradict each other, the higher one is the later. */
export const rankOf = (stripeStatus: string): number => WORDS.indexOf(stripeStatus) + 1

export const isLiveStatus = (status: Subscription['status']): boolean => status !== 'CANCELLED'

/** Whoever wrote by the document alone knew but one reason for PAST_DUE. */
const isInGrace = (
  { stripeStatus = 'past_due', graceUntil, updatedAt }: Subscription,
  now: number,
): boolean => stripeStatus === 'past_due' && now < Date.parse(graceUntil ?? graceFrom(updatedAt))

type Entitled = Pick<User, 'subscriptionStatus' | 'subscriptionTier'>

/** What a subscription is to its user at this moment, which is what stands on the user. */
export function entitlementOf(subscription: Subscription, now: number): Entitled {
  const { tier, status } = subscription
  switch (status) {
    case 'ACTIVE':
    case 'TRIALING':
      return { subscriptionStatus: 'ACTIVE', subscriptionTier: tier }
    case 'PAST_DUE':
      return {
        subscriptionStatus: 'PAST_DUE',
        subscriptionTier: isInGrace(subscription, now) ? tier : 'FREE',
      }
    case 'CANCELLED':
      return { subscriptionStatus: 'CANCELLED', subscriptionTier: 'FREE' }
  }
}
