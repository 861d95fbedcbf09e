import { keyOf, type Page, type PageRequest } from '@longtable/entity'
import { InvalidRequestError } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { Activity } from './activity.entity.ts'
import { partsOfKey, sortKeyOf } from './activity-keys.ts'
import type { ListedActivity } from './activity-views.ts'
import type { Candidate } from './candidate.ts'
import { type OpenFeed, openFeed } from './feed-actors.ts'
import { createLook, decided, neededAhead, type ViewerStanding } from './sight.ts'

export const FEED_PAGE_DEFAULT = 20
export const FEED_PAGE_MAX = 50

/**
 * Those that are still there and that the viewer may see. An activity and what always decides about
 * it are read at once; only goals and authors of group posts are known after that.
 */
async function load(
  context: GuildContext,
  standing: ViewerStanding,
  candidates: readonly Candidate[],
): Promise<(ListedActivity | undefined)[]> {
  const look = createLook(context)
  const keys = candidates.map(({ actorId, key }) =>
    keyOf(Activity, { actorId, ...partsOfKey(key) }),
  )
  const ahead = neededAhead(standing, [...new Set(candidates.map(({ actorId }) => actorId))])
  await look.add({ ...ahead, show: [...keys, ...(ahead.show ?? [])] })
  const activities = keys.flatMap((key) => look.read(Activity, key) ?? [])
  return decided(look, standing, activities)
}

interface Wanted {
  readonly before: string | undefined
  readonly count: number
  /** Nothing at this key or older. */
  readonly after?: string
  readonly isCounted?: (activity: ListedActivity) => boolean
}

/** A count looks at more than a page, but not at everything at once. */
const CHUNK_MAX = FEED_PAGE_MAX + 1

/** Newest first; what is gone or hidden is dropped and the list filled up, each activity once. */
export async function readFeed(
  context: GuildContext,
  feed: OpenFeed,
  { before, count, after = '', isCounted = () => true }: Wanted,
): Promise<ListedActivity[]> {
  const source = feed.from(before)
  const seen = new Set<string>()
  const items: ListedActivity[] = []
  while (items.length < count) {
    const wanted = Math.min(count - items.length, CHUNK_MAX)
    const next = await source.next(wanted)
    const candidates = next.filter(({ key }) => key > after)
    const fresh = candidates.filter(({ key }) => !seen.has(key))
    for (const { key } of fresh) seen.add(key)
    for (const one of await load(context, feed.standing, fresh))
      if (one && isCounted(one)) items.push(one)
    if (candidates.length < wanted) break
  }
  return items
}

const bindingOf = (viewerId: string) => JSON.stringify(['gg_core', viewerId, 'myFeed'])

function limitOf({ limit = FEED_PAGE_DEFAULT }: PageRequest): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > FEED_PAGE_MAX)
    throw new InvalidRequestError('limit', `a whole number from 1 to ${FEED_PAGE_MAX}`)
  return limit
}

const keyOfView = ({ createdAt, id: activityId }: ListedActivity) =>
  sortKeyOf({ createdAt, activityId })

/** Of the people I follow, my groups and myself. */
export async function myFeed(
  context: GuildContext,
  page: PageRequest,
): Promise<Page<ListedActivity>> {
  const limit = limitOf(page)
  const feed = await openFeed(context)
  const binding = bindingOf(feed.standing.viewerId)
  const [position] = page.after ? context.cursors.open(binding, page.after) : []
  // One more than the page shows whether there is another page.
  const found = await readFeed(context, feed, { before: position?.SK, count: limit + 1 })
  const items = found.slice(0, limit)
  const last = items.at(-1)
  if (found.length <= limit || !last) return { items }
  return { items, after: context.cursors.seal(binding, [{ SK: keyOfView(last) }]) }
}
