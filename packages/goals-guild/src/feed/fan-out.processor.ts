import type { Deps } from '@longtable/system'
import { enqueue, type JobHandler, onChange, onInsert, type Processor } from '@longtable/core'
import { keyOf } from '@longtable/entity'
import * as z from 'zod'
import { Follow } from '../follows/follow.entity.ts'
import { shardFor } from '../follows/follower-shards.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { Activity } from './activity.entity.ts'
import { backfill, type Edge } from './backfill.ts'
import { capFeed } from './cap-feed.ts'
import { INDEX_SETTLED_MS } from './fan-out-rules.ts'
import { carry, settleFeeds } from './fan-out.ts'
import { FeedBackfill, FeedItem } from './feed.entity.ts'
import { activityById, promotionOf } from './feed.patterns.ts'

const CARRY_JOB = 'goals-guild.fan-out'
const SETTLE_JOB = 'goals-guild.settle-feeds'
const BACKFILL_JOB = 'goals-guild.backfill-feed'
const MINUTE_MS = 60_000
/** To look at a whole feed costs as much as writing to hundreds; so one of so many items does. */
const ITEMS_PER_CAP = 128

type Place = Pick<Deps, 'store' | 'system' | 'now'>

const isPromoted = async ({ store }: Pick<Place, 'store'>, actorId: string): Promise<boolean> =>
  (await promotionOf({ store }, { userId: actorId }))?.fanoutEnabled === true

/** One second pass for all activities of a minute. */
async function queueSettling({ system, now }: Place, actorId: string, at: number): Promise<void> {
  const minute = Math.floor(at / MINUTE_MS) + 1
  const job = { kind: SETTLE_JOB, jobId: `${actorId}-${minute}`, payload: { actorId } }
  await enqueue(system, { ...job, at: minute * MINUTE_MS + INDEX_SETTLED_MS }, now())
}

/** What a promoted actor does is carried to feeds: at once, and again when the indexes have settled. */
const fanOut = onInsert('feed.fan-out', Activity, async (activity, context) => {
  const { actorId, activityId, createdAt } = activity
  if (!(await isPromoted(context, actorId))) return
  const { system, now } = context
  const payload = { actorId, activityId, createdAt }
  await enqueue(system, { kind: CARRY_JOB, jobId: `${actorId}-${activityId}`, payload }, now())
  await queueSettling(context, actorId, Math.max(now(), Date.parse(createdAt)))
})

async function queueBackfill(context: Place, edge: Edge): Promise<void> {
  const { followerId, actorId, edgeAt } = edge
  if (!(await isPromoted(context, actorId))) return
  const { system, now } = context
  const jobId = `${followerId}-${actorId}-${edgeAt.replaceAll(/[^0-9]/g, '')}`
  const job = { kind: BACKFILL_JOB, jobId, payload: { ...edge } }
  await enqueue(system, { ...job, at: now() + INDEX_SETTLED_MS }, now())
}

const fillFollowers = onChange(
  'feed.fill-followers',
  Follow,
  async ({ old, new: edge }, context) => {
    if (edge && old?.createdAt !== edge.createdAt) {
      const { followerId, followeeId: actorId, createdAt: edgeAt } = edge
      await queueBackfill(context, { followerId, actorId, edgeAt })
    }
    if (edge || !old) return
    const key = keyOf(FeedBackfill, { followerId: old.followerId, actorId: old.followeeId })
    await context.store.writeMany({ deletes: [key] })
  },
)

const fillMembers = onChange(
  'feed.fill-members',
  GroupMember,
  async ({ old, new: member }, context) => {
    if (member && old?.joinedAt !== member.joinedAt) {
      const { userId: followerId, groupId: actorId, joinedAt: edgeAt } = member
      await queueBackfill(context, { followerId, actorId, edgeAt })
    }
    if (member || !old) return
    const key = keyOf(FeedBackfill, { followerId: old.userId, actorId: old.groupId })
    await context.store.writeMany({ deletes: [key] })
  },
)

const capFeeds: Processor = {
  ...onInsert('feed.cap', FeedItem, ({ followerId }, { store, now }) =>
    capFeed(store, { followerId, at: new Date(now()).toISOString() }),
  ),
  wants: ({ key, old, new: item }) =>
    !old && !!item && shardFor(`${key.PK}${key.SK}`, ITEMS_PER_CAP) === 1,
}

export const fanOutProcessors: readonly Processor[] = [fanOut, fillFollowers, fillMembers, capFeeds]

const ActivityKey = z.object({
  actorId: z.string(),
  activityId: z.string(),
  createdAt: z.string(),
})
const Actor = z.object({ actorId: z.string() })
const EdgePayload = z.object({
  followerId: z.string(),
  actorId: z.string(),
  edgeAt: z.string(),
})

/** Retried with back-off; after that they are dead jobs, which an operator can look at and revive. */
export const fanOutJobs = (deps: Deps): readonly JobHandler[] => [
  {
    kind: CARRY_JOB,
    async run({ job, progress }) {
      const activity = await activityById(deps, ActivityKey.parse(job.payload))
      if (!activity || !(await isPromoted(deps, activity.actorId))) return
      await carry(deps, { actorId: activity.actorId, activities: [activity] }, progress)
    },
  },
  {
    kind: SETTLE_JOB,
    run: ({ job, progress }) => settleFeeds(deps, Actor.parse(job.payload).actorId, progress),
  },
  { kind: BACKFILL_JOB, run: ({ job }) => backfill(deps, EdgePayload.parse(job.payload)) },
]
