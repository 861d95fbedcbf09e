import { settle } from '@longtable/core'
import { change, laterThan, toItem } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'
import { headChanged } from './activity-head.ts'
import { sortKeyOf } from './activity-keys.ts'
import type { Activity } from './activity.entity.ts'
import { FEED_TTL_DAYS, INDEX_SETTLED_MS } from './fan-out-rules.ts'
import { FeedItem, Promotion } from './feed.entity.ts'
import { activitiesOf, activityHeadOf, promotionOf } from './feed.patterns.ts'
import { audienceOf } from './promotion.ts'

const ITEMS_PER_WRITE = 1000
const PLACEHOLDER = 'follower'

export interface FanOutDeps {
  readonly store: Store
  readonly now: () => number
}

export type Progress = (text: string) => Promise<void>

/** A pointer that is the same but for whose feed it is in, so it is checked once and copied. */
function pointerTo(activity: Activity): (followerId: string) => Item {
  const { activityId, actorId, verb, objectType, objectId, previewText, createdAt } = activity
  const ttl = Math.floor(Date.parse(createdAt) / 1000) + FEED_TTL_DAYS * 86_400
  const item = toItem(FeedItem, {
    followerId: PLACEHOLDER,
    activityId,
    actorId,
    verb,
    objectType,
    objectId,
    previewText,
    createdAt,
    ttl,
  })
  const prefix = item.PK.slice(0, -PLACEHOLDER.length)
  return (followerId) => ({ ...item, PK: prefix + followerId, followerId })
}

export const pointersFor = (
  activities: readonly Activity[],
  followerIds: readonly string[],
): Item[] => {
  const makers = activities.filter(({ visibility }) => visibility !== 'private').map(pointerTo)
  return followerIds.flatMap((followerId) => makers.map((make) => make(followerId)))
}

async function writeAll({ store }: FanOutDeps, puts: readonly Item[]): Promise<void> {
  for (let start = 0; start < puts.length; start += ITEMS_PER_WRITE)
    await store.writeMany({ puts: puts.slice(start, start + ITEMS_PER_WRITE) })
}

/** Into every feed; a repeat writes the same items again, which changes nothing. */
export async function carry(
  deps: FanOutDeps,
  { actorId, activities }: { readonly actorId: string; readonly activities: readonly Activity[] },
  progress: Progress,
): Promise<void> {
  if (activities.length === 0) return
  let count = 0
  let writing = Promise.resolve()
  for await (const followerIds of audienceOf(deps, actorId)) {
    const puts = pointersFor(activities, followerIds)
    await writing
    // The next followers are read while these are being written.
    writing = writeAll(deps, puts)
    // Whether it failed is asked when it is waited for.
    writing.catch(() => undefined)
    count += followerIds.length
    await progress(`${count} feeds`)
  }
  await writing
}

async function activitiesBetween(
  reader: FanOutDeps,
  actorId: string,
  { after, to }: { readonly after: string; readonly to: string },
): Promise<Activity[]> {
  const found: Activity[] = []
  const bounds = { actorId, from: `${after}~`, to: `${to}~` }
  for await (const chunk of activitiesOf.each(reader, bounds)) found.push(...chunk)
  return found
}

interface Settling {
  readonly promotion: Promotion
  readonly to: string
  /** The sort keys of what was carried. */
  readonly done: ReadonlySet<string>
}

/** Nothing is left to be done up to `to`, unless something came meanwhile. */
async function finish(
  deps: FanOutDeps,
  { promotion, to, done }: Settling,
): Promise<void | 'again'> {
  const { store } = deps
  const { userId: actorId, since = '', through } = promotion
  const head = await activityHeadOf({ store }, { actorId })
  // A promoted actor has one until it is erased, and what is erased need not be whole.
  if (!head) return
  const found = await activitiesBetween(deps, actorId, { after: through ?? since, to })
  if (found.some((activity) => !done.has(sortKeyOf(activity)))) return 'again'
  await store.write([
    change(Promotion, promotion, {
      patch: { through: to, updatedAt: laterThan(promotion.updatedAt, to) },
      when: { attribute: 'updatedAt', equals: promotion.updatedAt },
    }),
    headChanged(head, { promotedThrough: to }, to),
  ])
}

/**
 * The second pass: by now the indexes show everybody who followed when the activities were made.
 * What it has carried is trusted; an activity that comes later with an earlier time takes that back.
 */
export async function settleFeeds(
  deps: FanOutDeps,
  actorId: string,
  progress: Progress,
): Promise<void> {
  const done = new Set<string>()
  const to = new Date(deps.now() - INDEX_SETTLED_MS).toISOString()
  await settle('The actor', async () => {
    const promotion = await promotionOf(deps, { userId: actorId })
    if (!promotion?.fanoutEnabled || promotion.since === undefined) return
    const after = promotion.through ?? promotion.since
    if (to <= after) return
    const found = await activitiesBetween(deps, actorId, { after, to })
    const activities = found.filter((activity) => !done.has(sortKeyOf(activity)))
    await carry(deps, { actorId, activities }, progress)
    for (const activity of activities) done.add(sortKeyOf(activity))
    return finish(deps, { promotion, to, done })
  })
}
