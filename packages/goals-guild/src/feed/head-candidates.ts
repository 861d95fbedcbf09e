import { fromItem, keyOf, readable } from '@longtable/entity'
import type { Query } from '@longtable/store'
import type { GuildContext } from '../context.ts'
import { TIME_PREFIX } from './activity-keys.ts'
import { ActivityHead } from './activity.entity.ts'
import type { Below, Candidate, Candidates } from './candidate.ts'
import { type CachedFeed, createCachedFeed } from './cached-feed.ts'
import { activitiesOf } from './feed.patterns.ts'
import { createHeap, type Heap } from './heap.ts'

const HEADS_PER_READ = 100
const OLDER_PER_READ = 25

/** One actor's activities, newest first: known keys, and below them what has to be read. */
interface Lane {
  readonly actorId: string
  readonly head: ActivityHead
  keys: readonly string[]
  place: number
  /** Undefined when nothing is left to be read. */
  rest: Below | undefined
}

interface Wanted {
  readonly viewerId: string
  readonly actorIds: readonly string[]
  /** Undefined for the first page. */
  readonly from: Below | undefined
}

const isBelow = (key: string, from: Below | undefined) =>
  !from || key < from.key || (from.isIncluded && key === from.key)

/** What comes next; unknown keys could be as great as their bound. */
const topOf = ({ keys, place, rest }: Lane) => keys[place] ?? rest?.key ?? ''
const isEmpty = (lane: Lane) => lane.keys[lane.place] === undefined && !lane.rest

function laneOf(head: ActivityHead, from: Below | undefined): Lane {
  const { actorId, newestKeys, floorKey } = head
  const floor = floorKey === undefined ? undefined : { key: floorKey, isIncluded: true }
  return {
    actorId,
    head,
    keys: newestKeys.filter((key) => isBelow(key, from)),
    place: 0,
    rest: floor && from && !isBelow(floor.key, from) ? from : floor,
  }
}

/** Others' heads may be as old as a moment, as if the page had been asked for then; one's own not. */
async function readHeads(
  context: GuildContext,
  viewerId: string,
  ids: readonly string[],
): Promise<ActivityHead[]> {
  const parts: (readonly string[])[] = []
  const others = ids.filter((id) => id !== viewerId)
  for (let start = 0; start < others.length; start += HEADS_PER_READ)
    parts.push(others.slice(start, start + HEADS_PER_READ))
  const read = (some: readonly string[], options: { readonly stale?: boolean }) =>
    context.store.getMany(
      some.map((actorId) => keyOf(ActivityHead, { actorId })),
      options,
    )
  const found = await Promise.all([
    ...parts.map((part) => read(part, { stale: true })),
    ...(ids.includes(viewerId) ? [read([viewerId], {})] : []),
  ])
  return found
    .flat()
    .flatMap((item) => (item && readable(context, () => fromItem(ActivityHead, item))) ?? [])
}

function olderQuery(actorId: string, { key, isIncluded }: Below): Query {
  const query = activitiesOf.query({ actorId })
  return isIncluded
    ? { ...query, sort: { between: [TIME_PREFIX, key] }, limit: OLDER_PER_READ }
    : { ...query, after: { PK: query.partition, SK: key }, limit: OLDER_PER_READ }
}

/** The actor's own partition knows everything. */
async function readOlder({ store }: GuildContext, lane: Lane, rest: Below): Promise<void> {
  const page = await store.query(olderQuery(lane.actorId, rest))
  lane.keys = page.items.map(({ SK }) => SK)
  lane.place = 0
  const last = lane.keys.at(-1)
  lane.rest = page.next && last !== undefined ? { key: last, isIncluded: false } : undefined
}

async function refill(context: GuildContext, lane: Lane, cached: CachedFeed): Promise<void> {
  const rest = lane.rest as Below
  const covered = await cached.keysOf(lane.head, rest)
  if (!covered) return readOlder(context, lane, rest)
  lane.keys = covered.keys
  lane.place = 0
  lane.rest = covered.rest
}

async function take(
  lanes: Heap<Lane>,
  count: number,
  refilled: (lane: Lane) => Promise<void>,
): Promise<Candidate[]> {
  const taken: Candidate[] = []
  while (taken.length < count) {
    const lane = lanes.pop()
    if (!lane) break
    const key = lane.keys[lane.place]
    if (key === undefined) await refilled(lane)
    else {
      taken.push({ actorId: lane.actorId, key })
      lane.place += 1
    }
    if (!isEmpty(lane)) lanes.push(lane)
  }
  return taken
}

/** From the newest keys of every actor, a hundred at a time; what lies below them is read only if a page gets there. */
export function headCandidates(context: GuildContext, wanted: Wanted): Candidates {
  const { viewerId, actorIds, from } = wanted
  let lanes: Heap<Lane> | undefined
  const cached = createCachedFeed(context, viewerId)

  async function open(): Promise<Heap<Lane>> {
    const heap = createHeap(topOf)
    for (const head of await readHeads(context, viewerId, actorIds)) {
      const lane = laneOf(head, from)
      if (!isEmpty(lane)) heap.push(lane)
    }
    return heap
  }

  return {
    async next(count) {
      lanes ??= await open()
      return take(lanes, count, (lane) => refill(context, lane, cached))
    },
  }
}
