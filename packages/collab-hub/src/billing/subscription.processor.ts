import { eventsOf, made, moved, onChange, type Processor } from '@longtable/core'
import type { Deps } from '@longtable/system'
import { userById } from '../users/user.patterns.ts'
import { endPaying } from './end-paying.ts'
import { queueGraceEnd } from './settle-tier.ts'
import { Subscription } from './subscription.entity.ts'

export const subscriptionEvents = eventsOf(Subscription, ({ userId }) => ({ userId }), {
  'collabhub.subscription.started': made,
  'collabhub.subscription.status-changed': moved('status'),
  'collabhub.subscription.tier-changed': moved('tier'),
})

export const waitForGrace: Processor = onChange(
  'billing.wait-for-grace',
  Subscription,
  async ({ old, new: subscription }, context) => {
    const { userId, graceUntil } = subscription ?? {}
    if (userId === undefined || graceUntil === undefined || graceUntil === old?.graceUntil) return
    await queueGraceEnd(context, userId, graceUntil)
  },
)

/** Who deletes their account with a checkout open can still pay on it. */
export const endOfDeleted = (deps: Pick<Deps, 'payments' | 'log'>): Processor =>
  onChange('billing.end-of-deleted', Subscription, async ({ new: subscription }, { store }) => {
    if (!subscription) return
    const user = await userById({ store }, { userId: subscription.userId })
    if (user?.deletedAt !== undefined) await endPaying(deps, subscription)
  })
