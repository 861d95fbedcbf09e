import type { Deps } from '@longtable/system'
import {
  enqueue,
  type JobHandler,
  onChange,
  onInsert,
  type Processor,
  settle,
} from '@longtable/core'
import { change, laterThan } from '@longtable/entity'
import * as z from 'zod'
import { Counter } from '../follows/follow.entity.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import { Group } from '../groups/group.entity.ts'
import { groupById } from '../groups/group.patterns.ts'
import { HEAD_KEYS_MAX } from './activity-head.ts'
import { timeOfKey } from './activity-keys.ts'
import { Activity } from './activity.entity.ts'
import { PROMOTION_RULES, type PromotionRules } from './fan-out-rules.ts'
import { Promotion } from './feed.entity.ts'
import { activitiesOf, activityHeadOf, promotionOf } from './feed.patterns.ts'
import { demoted, kindOf, promoted } from './promotion.ts'

const REVIEW_JOB = 'goals-guild.review-promotion'
const DAY_MS = 86_400_000

type Place = Pick<Deps, 'store' | 'now'>

const iso = (epochMs: number) => new Date(epochMs).toISOString()

/** Writes what a plan says until nobody comes between. */
const settled = (
  { store }: Place,
  plan: () => Promise<Parameters<Place['store']['write']>[0] | undefined>,
): Promise<void> =>
  settle('A promotion', async () => {
    const operations = await plan()
    if (operations && operations.length > 0) await store.write(operations)
  })

async function promote(
  place: Place,
  { actorId, reason }: { readonly actorId: string; readonly reason: Promotion['reason'] },
  rules: PromotionRules,
): Promise<void> {
  await settled(place, async () => {
    const kind = await kindOf(place, actorId)
    const thresholds = { ...rules }
    const at = iso(place.now())
    return kind && promoted(place, { actorId, kind, reason, thresholds, at })
  })
}

/** How many an actor has done since yesterday, counted no further than this. */
async function perDay({ store, now }: Place, actorId: string, max: number): Promise<number> {
  const query = activitiesOf.query({ actorId, from: iso(now() - DAY_MS) })
  return (await store.query({ ...query, limit: max })).items.length
}

/** A full head within a day is half of what it takes; only then is it worth counting. */
async function isBusy(place: Place, actorId: string, rules: PromotionRules): Promise<boolean> {
  const { activitiesPerDay } = rules
  const keys = (await activityHeadOf(place, { actorId }))?.newestKeys ?? []
  const last = keys[Math.min(activitiesPerDay, HEAD_KEYS_MAX) - 1]
  if (last === undefined || timeOfKey(last) < iso(place.now() - DAY_MS)) return false
  return (await perDay(place, actorId, activitiesPerDay)) >= activitiesPerDay
}

const crosses = (before: number | undefined, after: number | undefined, bound: number) =>
  (before ?? 0) < bound && (after ?? 0) >= bound

/** The first day on which it may have become too small. */
const queueReview = (
  { system, now }: Pick<Deps, 'system' | 'now'>,
  actorId: string,
): Promise<boolean> => {
  const day = Math.floor(now() / DAY_MS) + 1
  const job = { kind: REVIEW_JOB, jobId: `${actorId}-${day}`, payload: { actorId } }
  return enqueue(system, { ...job, at: day * DAY_MS }, now())
}

/** Who grows beyond a bound is promoted; what is looked at daily may be demoted again. */
export const promotionProcessors = (
  rules: PromotionRules = PROMOTION_RULES,
): readonly Processor[] => [
  onChange('feed.promote-followed', Counter, async ({ old, new: counter }, context) => {
    if (counter?.name !== 'FOLLOWERS') return
    if (crosses(old?.count, counter.count, rules.followers))
      await promote(context, { actorId: counter.userId, reason: 'followers' }, rules)
  }),
  onChange('feed.promote-groups', Group, async ({ old, new: group }, context) => {
    if (group && crosses(old?.memberCount, group.memberCount, rules.followers))
      await promote(context, { actorId: group.id, reason: 'followers' }, rules)
  }),
  onInsert('feed.promote-busy', Activity, async ({ actorId }, context) => {
    if (await isBusy(context, actorId, rules))
      await promote(context, { actorId, reason: 'volume' }, rules)
  }),
  onChange('feed.queue-reviews', Promotion, async ({ old, new: promotion }, context) => {
    if (promotion?.fanoutEnabled && !old?.fanoutEnabled)
      await queueReview(context, promotion.userId)
  }),
]

async function audienceSize(place: Place, actorId: string): Promise<number> {
  const [counter, group] = await Promise.all([
    counterOf(place, { userId: actorId, name: 'FOLLOWERS' }),
    groupById(place, { id: actorId }),
  ])
  return counter?.count ?? group?.memberCount ?? 0
}

/** Demoted only after it has been below both bounds for all of these days. */
async function review(place: Place, actorId: string, rules: PromotionRules): Promise<void> {
  const [size, busy] = await Promise.all([
    audienceSize(place, actorId),
    perDay(place, actorId, rules.activitiesPerDayBelow),
  ])
  const isBelow = size < rules.followersBelow && busy < rules.activitiesPerDayBelow
  await settled(place, async () => {
    const promotion = await promotionOf(place, { userId: actorId })
    if (!promotion?.fanoutEnabled || promotion.byAdmin) return undefined
    const at = iso(place.now())
    const belowSince = isBelow ? (promotion.belowSince ?? at) : undefined
    const isOver =
      belowSince !== undefined && place.now() - Date.parse(belowSince) >= rules.days * DAY_MS
    if (isOver) return [demoted(promotion, at)]
    if (belowSince === promotion.belowSince) return undefined
    return [
      change(Promotion, promotion, {
        patch: { belowSince, updatedAt: laterThan(promotion.updatedAt, at) },
        when: { attribute: 'updatedAt', equals: promotion.updatedAt },
      }),
    ]
  })
}

/** Once a day as long as it lasts: each review asks for the next. */
export const reviewJob = (deps: Deps, rules: PromotionRules = PROMOTION_RULES): JobHandler => ({
  kind: REVIEW_JOB,
  async run({ job }) {
    const { actorId } = z.object({ actorId: z.string() }).parse(job.payload)
    await review(deps, actorId, rules)
    if ((await promotionOf(deps, { userId: actorId }))?.fanoutEnabled)
      await queueReview(deps, actorId)
  },
})
