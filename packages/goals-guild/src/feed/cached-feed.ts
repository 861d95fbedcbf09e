import { find, findListed } from '@longtable/entity'
import type { Position } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { Follow } from '../follows/follow.entity.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { TIME_PREFIX, timeOfKey } from './activity-keys.ts'
import type { ActivityHead } from './activity.entity.ts'
import type { Below } from './candidate.ts'
import { FEED_TRUSTED_MS, INDEX_SETTLED_MS } from './fan-out-rules.ts'
import { FeedBackfill } from './feed.entity.ts'
import { feedFloorOf, feedOf } from './feed.patterns.ts'

const CHUNK = 100

export interface Covered {
  readonly keys: readonly string[]
  /** Where the actor's own activities have to be read on. */
  readonly rest: Below | undefined
}

/** What promoted actors have left in the viewer's own feed: one list for many of them. */
export interface CachedFeed {
  /** The keys of this actor up to where the feed is trusted; undefined when it is not trusted there. */
  keysOf(head: ActivityHead, from: Below): Promise<Covered | undefined>
}

const iso = (epochMs: number) => new Date(epochMs).toISOString()
const later = (a: string, b: string) => (a > b ? a : b)

/** Since when the viewer has followed the actor, or been in the group. */
async function edgeAt(
  { store }: GuildContext,
  viewerId: string,
  actorId: string,
): Promise<string | undefined> {
  const [follow, member] = await Promise.all([
    find(store, Follow, { followerId: viewerId, followeeId: actorId }),
    find(store, GroupMember, { groupId: actorId, userId: viewerId }),
  ])
  return follow?.createdAt ?? member?.joinedAt
}

/**
 * From when on the feed holds everything of this actor; undefined when nobody knows. Who followed
 * well before the promotion was seen by every fan-out, who came later has to be filled up first.
 */
async function wholeSince(
  context: GuildContext,
  viewerId: string,
  { actorId, promotedSince }: ActivityHead,
): Promise<string | undefined> {
  if (promotedSince === undefined) return undefined
  const [edge, [backfill]] = await Promise.all([
    edgeAt(context, viewerId, actorId),
    findListed(context, FeedBackfill, [{ followerId: viewerId, actorId }]),
  ])
  if (edge === undefined) return undefined
  if (backfill?.edgeAt === edge) return later(promotedSince, backfill.from)
  return Date.parse(edge) + INDEX_SETTLED_MS <= Date.parse(promotedSince)
    ? promotedSince
    : undefined
}

export function createCachedFeed(context: GuildContext, viewerId: string): CachedFeed {
  const byActor = new Map<string, string[]>()
  let next: Position | undefined
  /** Everything above it was read; undefined before the first read. */
  let readTo: string | undefined
  let isEnd = false
  /** What the cap has cut off; read after the feed, because it is raised before anything is cut. */
  let floor = ''
  const known = new Map<string, Promise<string | undefined>>()

  async function readChunk(from: Below): Promise<void> {
    const { store } = context
    const query = feedOf.query({ followerId: viewerId })
    const start = readTo === undefined ? { SK: `${from.key}~` } : undefined
    const after = next ?? (start && { PK: query.partition, ...start })
    const page = await store.query({ ...query, limit: CHUNK, ...(after && { after }) })
    for (const item of page.items) {
      const actorId = item.actorId as string
      byActor.set(actorId, [...(byActor.get(actorId) ?? []), item.SK])
    }
    next = page.next
    isEnd = page.next === undefined
    readTo = isEnd ? '' : (page.items.at(-1)?.SK ?? '')
    floor = later(floor, (await feedFloorOf({ store }, { followerId: viewerId }))?.floor ?? '')
  }

  const ownOf = (actorId: string, from: Below) =>
    (byActor.get(actorId) ?? []).filter(
      (key) => key < from.key || (from.isIncluded && key === from.key),
    )

  return {
    async keysOf(head, from) {
      const { actorId, promotedThrough } = head
      if (promotedThrough === undefined || timeOfKey(from.key) > promotedThrough) return undefined
      const whole = known.get(actorId) ?? wholeSince(context, viewerId, head)
      known.set(actorId, whole)
      const since = await whole
      if (since === undefined) return undefined
      const edge = () => [since, iso(context.now() - FEED_TRUSTED_MS), floor].sort()[2] ?? ''
      while (timeOfKey(from.key) > edge()) {
        const trusted = ownOf(actorId, from).filter((key) => timeOfKey(key) > edge())
        const isRead = isEnd || (readTo !== undefined && timeOfKey(readTo) <= edge())
        const last = trusted.at(-1)
        if (isRead)
          return { keys: trusted, rest: { key: `${TIME_PREFIX}${edge()}~`, isIncluded: false } }
        if (last !== undefined) return { keys: trusted, rest: { key: last, isIncluded: false } }
        await readChunk(from)
      }
      return undefined
    },
  }
}
