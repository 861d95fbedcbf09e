import type { Bus } from '@longtable/core'
import { type Query, QUERY_LIMIT_MAX, type Store } from '@longtable/store'
import { followedBy } from '../follows/follow.patterns.ts'

/** A part is somewhat less than one answer holds, so that it may grow before it needs a second one. */
const FILLED = 0.95
const READERS_MAX = 1000
const LAST = '~'

type Bounds = readonly string[]

interface Place {
  readonly store: Store
  /** Of the process: what it remembers is kept by it. */
  readonly bus: Bus
  /** How many one answer of the store may hold. */
  readonly perAnswer?: number
}

/** Where the lists of those who follow many were cut last time, by the process that serves them. */
const cuts = new WeakMap<Bus, Map<string, Bounds>>()

function remember({ bus, perAnswer }: Place, userId: string, keys: readonly string[]): void {
  const perPart = Math.floor((perAnswer ?? QUERY_LIMIT_MAX) * FILLED)
  const known = cuts.get(bus) ?? new Map<string, Bounds>()
  cuts.set(bus, known)
  known.delete(userId)
  if (keys.length <= perPart) return
  const parts = Math.ceil(keys.length / perPart)
  const size = Math.ceil(keys.length / parts)
  known.set(
    userId,
    Array.from({ length: parts - 1 }, (_, part) => keys[(part + 1) * size] as string),
  )
  const [oldest] = known.keys()
  if (known.size > READERS_MAX && oldest !== undefined) known.delete(oldest)
}

interface Edge {
  readonly key: string
  readonly id: string
}

async function edgesIn({ store, perAnswer }: Place, query: Query): Promise<Edge[]> {
  const limit = perAnswer ?? QUERY_LIMIT_MAX
  const edges: Edge[] = []
  let after: Query['after']
  do {
    const page = await store.query({ ...query, limit, ...(after && { after }) })
    for (const { SK, followeeId } of page.items) edges.push({ key: SK, id: followeeId as string })
    after = page.next
  } while (after)
  return edges
}

/**
 * Everybody whom a person follows. A list that does not fit into one answer of the store is read in
 * parts, all at once, cut where it was long last time; where it is cut changes nothing in it.
 */
export async function followedIds(place: Place, userId: string): Promise<Set<string>> {
  const query = followedBy.query({ followerId: userId })
  const prefix = query.sort && 'begins' in query.sort ? query.sort.begins : ''
  const inner = cuts.get(place.bus)?.get(userId) ?? []
  const bounds = [prefix, ...inner, prefix + LAST]
  const parts = await Promise.all(
    bounds.slice(1).map((to, part) => {
      const from = bounds[part] as string
      return edgesIn(
        place,
        inner.length === 0 ? query : { ...query, sort: { between: [from, to] } },
      )
    }),
  )
  const edges = parts.flat()
  remember(
    place,
    userId,
    edges.map(({ key }) => key),
  )
  return new Set(edges.map(({ id }) => id))
}
