import { check, toItem } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import { Follow } from '../follows/follow.entity.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { groupById } from '../groups/group.patterns.ts'
import type { Activity } from './activity.entity.ts'
import { BACKFILL_MAX } from './fan-out-rules.ts'
import { type FanOutDeps, pointersFor } from './fan-out.ts'
import { FeedBackfill } from './feed.entity.ts'
import { activitiesOf, promotionOf } from './feed.patterns.ts'

export interface Edge {
  readonly followerId: string
  readonly actorId: string
  /** When it was made: one that was made again is another. */
  readonly edgeAt: string
}

/** The newest ones since the promotion, and from when on they are all. */
async function newestSince(
  deps: FanOutDeps,
  actorId: string,
  since: string,
): Promise<{ readonly activities: readonly Activity[]; readonly from: string }> {
  const activities: Activity[] = []
  const bounds = { actorId, from: `${since}~` }
  for await (const chunk of activitiesOf.each(deps, bounds)) {
    activities.push(...chunk)
    const next = activities[BACKFILL_MAX]
    if (next) return { activities: activities.slice(0, BACKFILL_MAX), from: next.createdAt }
  }
  return { activities, from: since }
}

/** The edge is still the one that asked for it. */
async function sameEdge(deps: FanOutDeps, { followerId, actorId, edgeAt }: Edge) {
  const isGroup = (await groupById(deps, { id: actorId })) !== undefined
  return isGroup
    ? check(
        GroupMember,
        { groupId: actorId, userId: followerId },
        { attribute: 'joinedAt', equals: edgeAt },
      )
    : check(Follow, { followerId, followeeId: actorId }, { attribute: 'createdAt', equals: edgeAt })
}

/**
 * Runs when the indexes show the new edge: every fan-out that begins from now on reaches it, and
 * whatever was made before is filled in here.
 */
export async function backfill(deps: FanOutDeps, edge: Edge): Promise<void> {
  const { followerId, actorId, edgeAt } = edge
  const promotion = await promotionOf(deps, { userId: actorId })
  if (!promotion?.fanoutEnabled || promotion.since === undefined) return
  const { activities, from } = await newestSince(deps, actorId, promotion.since)
  await deps.store.writeMany({ puts: pointersFor(activities, [followerId]) })
  const item = toItem(FeedBackfill, { followerId, actorId, edgeAt, from })
  try {
    await deps.store.write([await sameEdge(deps, edge), { kind: 'put', item }])
  } catch (error) {
    // Unfollowed meanwhile: nobody reads what was filled in.
    if (!(error instanceof ConditionFailedError)) throw error
  }
}
