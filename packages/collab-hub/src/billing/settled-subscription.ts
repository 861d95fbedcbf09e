import { asRead, change, laterThan, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { HubContext } from '../context.ts'
import { shardFor } from '../shards/shards.ts'
import { User } from '../users/user.entity.ts'
import { entitlementOf } from './entitlement.ts'
import { Subscription } from './subscription.entity.ts'

/** What a subscription entitles to stands on the user; of a deleted one nothing does. */
export function entitled(
  user: User,
  subscription: Subscription,
  { now, at }: { readonly now: number; readonly at: string },
): Operation[] {
  if (user.deletedAt !== undefined) return []
  const patch = {
    ...entitlementOf(subscription, now),
    stripeCustomerId: subscription.stripeCustomerId,
  }
  const isSame = Object.entries(patch).every(
    ([name, value]) => user[name as keyof typeof patch] === value,
  )
  const when = asRead(User, user, 'updatedAt', 'deletedAt', ...NAMES)
  const updatedAt = isSame ? user.updatedAt : laterThan(user.updatedAt, at)
  return [change(User, user, { patch: { ...patch, updatedAt }, when })]
}
const NAMES = ['subscriptionStatus', 'subscriptionTier', 'stripeCustomerId'] as const

interface Settling {
  readonly user: User
  readonly stored: Subscription | undefined
  readonly next: Omit<Subscription, 'updatedAt'>
}

/**
 * Subscription and user, as both were read. It is written also where nothing differs: whoever has
 * asked Stripe before and writes after must fail, and ask again.
 */
export async function settledSubscription(
  context: HubContext,
  { user, stored, next }: Settling,
): Promise<Operation[]> {
  const { at } = context.stamp()
  const now = context.now()
  if (!stored) {
    const shard = await shardFor(context, 'SUBSCRIPTION', user.userId)
    const made = { ...next, ...shard, updatedAt: at }
    return [put(Subscription, made), ...entitled(user, made, { now, at })]
  }
  const moved = { ...next, updatedAt: laterThan(stored.updatedAt, at) }
  const when = asRead(Subscription, stored, 'updatedAt')
  return [
    change(Subscription, stored, { patch: moved, when }),
    ...entitled(user, moved, { now, at }),
  ]
}
