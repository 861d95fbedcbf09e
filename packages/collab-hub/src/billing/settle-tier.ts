import { enqueue, type JobHandler, settle } from '@longtable/core'
import { asRead, change, check } from '@longtable/entity'
import { type Deps, noPayments, type Payments, reconciler } from '@longtable/system'
import * as z from 'zod'
import { SubscriptionTier, type User } from '../users/user.entity.ts'
import { userById } from '../users/user.patterns.ts'
import { entitled } from './settled-subscription.ts'
import { Subscription } from './subscription.entity.ts'
import { subscriptionOf } from './subscription.patterns.ts'

const KIND = 'collab-hub.end-grace'
const Payload = z.object({ userId: z.string() })

/** What a price means now, where it means something: it may have been configured too late. */
const boughtTier = ({ tiers }: Payments, { stripePriceId, tier }: Subscription) =>
  SubscriptionTier.safeParse(tiers.get(stripePriceId)).data ?? tier

/** The user has what the subscription entitles to at this moment. */
const settleTier = (
  { store, stamp, now, payments = noPayments }: Pick<Deps, 'store' | 'stamp' | 'now' | 'payments'>,
  userId: string,
): Promise<void> =>
  settle(`The tier of ${userId}`, async () => {
    const [stored, user]: [Subscription | undefined, User | undefined] = await Promise.all([
      subscriptionOf({ store }, { userId }),
      userById({ store }, { userId }),
    ])
    if (!stored || !user) return
    const tier = boughtTier(payments, stored)
    const when = asRead(Subscription, stored, 'updatedAt')
    const [operation] = entitled(user, { ...stored, tier }, { now: now(), at: stamp().at })
    const isRight = tier === stored.tier && operation?.kind !== 'update'
    if (isRight) return
    const own =
      tier === stored.tier
        ? check(Subscription, { userId }, when)
        : change(Subscription, stored, { patch: { tier }, when })
    await store.write([own, ...(operation ? [operation] : [])])
  })

/** One job for the end of each week of grace. */
export const queueGraceEnd = (
  { system, now }: Pick<Deps, 'system' | 'now'>,
  userId: string,
  graceUntil: string,
): Promise<boolean> => {
  const at = Date.parse(graceUntil)
  return enqueue(system, { kind: KIND, jobId: `${userId}-${at}`, payload: { userId }, at }, now())
}

export const graceJob = (deps: Deps): JobHandler => ({
  kind: KIND,
  run: ({ job: { payload } }) => settleTier(deps, Payload.parse(payload).userId),
})

export const reconcileTiers = reconciler(Subscription, (deps, { userId }) =>
  settleTier(deps, userId),
)
