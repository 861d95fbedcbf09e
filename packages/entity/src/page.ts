import {
  compareUtf8,
  type Item,
  InvalidRequestError,
  type Position,
  type Query,
  type Store,
} from '@longtable/store'
import type { Cursors } from './cursor.ts'
import { createGiveWay } from './give-way.ts'
import { type Listener, readable } from './item.ts'

export const PAGE_SIZE_DEFAULT = 50
export const PAGE_SIZE_MAX = 200
const CHUNK_MIN = 25
const SOURCES_MAX = 128

/** What a list needs to be read: a context of core is one. */
export interface Reader extends Listener {
  readonly store: Store
  readonly cursors: Cursors
  /** Cursors are bound to the viewer. */
  readonly viewer?: { readonly userId: string } | undefined
}

export interface PageRequest {
  readonly limit?: number | undefined
  readonly after?: string | null | undefined
}

export interface Page<T> {
  readonly items: readonly T[]
  /** Absent on the last page. */
  readonly after?: string
}

export interface PageSource<T> {
  readonly query: Query
  readonly decode: (item: Item) => T
}

export interface PageOptions<T> extends PageRequest {
  /** What the merged list is ordered by; the index's sort key unless said otherwise. */
  readonly orderBy?: (item: Item) => string
  /** Which of these stay; the page is refilled, so that a filter never makes it short. */
  readonly keep?: (values: readonly T[]) => readonly boolean[] | Promise<readonly boolean[]>
  /**
   * Sources may be added behind the first while the list is paged: the cursor is bound to the first
   * alone, and a new source is read from its beginning.
   */
  readonly growing?: boolean
  /** Read eventually consistent, at half the cost; a list by index is so in any case. */
  readonly stale?: boolean
}

interface Lane<T> {
  readonly source: PageSource<T>
  buffer: readonly Item[]
  /** The place of the first item in the buffer that was not taken yet. */
  next: number
  /** Where the store is to go on; undefined before the first read. */
  fetched: Position | undefined
  ended: boolean
}

interface Taken<T> {
  readonly lane: number
  readonly item: Item
  readonly value: T
}

export function positionIn(store: Store, query: Query, item: Item): Position {
  const index = query.index === undefined ? undefined : store.table.indexes[query.index]
  const position: Record<string, string> = { PK: item.PK, SK: item.SK }
  if (index) position[index.partition] = item[index.partition] as string
  if (index?.sort !== undefined) position[index.sort] = item[index.sort] as string
  return position
}

function sortKeyOf(store: Store, query: Query): (item: Item) => string {
  const sort = query.index === undefined ? 'SK' : store.table.indexes[query.index]?.sort
  return (item) => (sort === undefined ? '' : (item[sort] as string))
}

const isDry = <T>(lane: Lane<T>) => lane.next === lane.buffer.length && !lane.ended

async function fill<T>(store: Store, lane: Lane<T>, chunk: number): Promise<void> {
  if (!isDry(lane)) return
  const { query } = lane.source
  const page = await store.query({
    ...query,
    limit: chunk,
    ...(lane.fetched && { after: lane.fetched }),
  })
  lane.buffer = page.items
  lane.next = 0
  lane.fetched = page.next
  lane.ended = page.next === undefined
}

/** The lane whose next item comes first. Equal items keep the order of the sources. */
function nextLane<T>(
  lanes: readonly Lane<T>[],
  compare: (a: Item, b: Item) => number,
): number | undefined {
  let best: number | undefined
  let first: Item | undefined
  for (let place = 0; place < lanes.length; place++) {
    const lane = lanes[place] as Lane<T>
    const head = lane.buffer[lane.next]
    if (!head || (first && compare(head, first) >= 0)) continue
    best = place
    first = head
  }
  return best
}

function checkLimit(limit: number): void {
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_SIZE_MAX)
    throw new InvalidRequestError('limit', `a whole number from 1 to ${PAGE_SIZE_MAX}`)
}

const bindingOf = <T>(
  reader: Reader,
  sources: readonly PageSource<T>[],
  { growing = false }: Pick<PageOptions<T>, 'growing'> = {},
) =>
  JSON.stringify([
    reader.store.table.name,
    reader.viewer?.userId ?? null,
    growing ? ['growing', sources[0]?.query] : sources.map((source) => source.query),
  ])

function openLanes<T>(
  reader: Reader,
  sources: readonly PageSource<T>[],
  request: PageOptions<T>,
): Lane<T>[] {
  const positions = request.after
    ? reader.cursors.open(bindingOf(reader, sources, request), request.after)
    : []
  return sources.map((source, place) => ({
    source,
    buffer: [],
    next: 0,
    fetched: positions[place] ?? undefined,
    ended: false,
  }))
}

interface Taking {
  readonly count: number
  /** How many are read from a source at once. */
  readonly chunk: number
  readonly compare: (a: Item, b: Item) => number
  readonly giveWay: () => Promise<void> | undefined
}

/** Takes the next `count` items over all lanes, in order; fewer only at the end. */
async function take<T>(
  reader: Reader,
  lanes: readonly Lane<T>[],
  { count, chunk, compare, giveWay }: Taking,
): Promise<Taken<T>[]> {
  const taken: Taken<T>[] = []
  while (taken.length < count) {
    // Waiting costs as much as decoding an item, so it is done only where there is something to read.
    while (lanes.some(isDry)) {
      await Promise.all(lanes.map((lane) => fill(reader.store, lane, chunk)))
      await giveWay()
    }
    const place = nextLane(lanes, compare)
    if (place === undefined) break
    const lane = lanes[place] as Lane<T>
    const item = lane.buffer[lane.next++] as Item
    const value = readable(reader, () => lane.source.decode(item))
    if (value !== undefined) taken.push({ lane: place, item, value })
  }
  return taken
}

/** What most lists are: one query, nothing to merge with and nothing left out. */
async function readSimplePage<T>(
  reader: Reader,
  source: PageSource<T>,
  { limit, after }: { readonly limit: number } & PageRequest,
): Promise<Page<T>> {
  const { query, decode } = source
  const binding = () => bindingOf(reader, [source])
  let start = (after ? reader.cursors.open(binding(), after)[0] : undefined) ?? undefined
  const items: T[] = []
  let last: Item | undefined
  const giveWay = createGiveWay()
  for (;;) {
    const count = limit + 1 - items.length
    const found = await reader.store.query(
      start ? { ...query, limit: count, after: start } : { ...query, limit: count },
    )
    for (const item of found.items) {
      if (items.length === limit && last) {
        const position = positionIn(reader.store, query, last)
        return { items, after: reader.cursors.seal(binding(), [position]) }
      }
      const value = readable(reader, () => decode(item))
      if (value === undefined) continue
      items.push(value)
      last = item
    }
    if (found.next === undefined) return { items }
    start = found.next
    await giveWay()
  }
}

/**
 * One page over one or several queries, merged in order. The cursor holds, per source, the last
 * item that was consumed up to the page's end, so pages neither repeat nor skip while others write.
 */
export async function readPage<T>(
  reader: Reader,
  given: readonly PageSource<T>[],
  options: PageOptions<T> = {},
): Promise<Page<T>> {
  const sources = options.stale
    ? given.map(({ query, decode }) => ({ query: { ...query, stale: true }, decode }))
    : given
  const limit = options.limit ?? PAGE_SIZE_DEFAULT
  checkLimit(limit)
  if (sources.length === 0) return { items: [] }
  if (sources.length > SOURCES_MAX)
    throw new InvalidRequestError(
      'list',
      `merges at most ${SOURCES_MAX} queries, this one ${sources.length}`,
    )
  if (sources.length === 1 && !options.keep && !options.growing)
    return readSimplePage(reader, sources[0] as PageSource<T>, { ...options, limit })
  const first = (sources[0] as PageSource<T>).query
  const order = options.orderBy ?? sortKeyOf(reader.store, first)
  const direction = first.descending ? -1 : 1
  const compare = (a: Item, b: Item) => compareUtf8(order(a), order(b)) * direction
  const lanes = openLanes(reader, sources, options)

  // What other sources win is read in vain, so it is read in chunks; so is what a filter drops, as
  // soon as it has dropped something: most pages are full at once and cost no more than they hold.
  const chunkOf = (count: number, round: number) => {
    if (lanes.length > 1) return CHUNK_MIN
    return round > 0 ? Math.max(count, CHUNK_MIN) : count
  }

  const items: T[] = []
  const giveWay = createGiveWay()
  // By lane, what was consumed last until the page was full; what comes after that only shows that
  // there is more. What a filter has dropped is not kept until then.
  const last = new Map<number, Item>()
  // Twice as many with each round: a filter that drops much is not asked for one after the other.
  for (let round = 0; items.length <= limit; round++) {
    const count = Math.max(limit + 1 - items.length, Math.min(2 ** round, CHUNK_MIN))
    const more = await take(reader, lanes, {
      count,
      chunk: chunkOf(count, round),
      compare,
      giveWay,
    })
    if (more.length === 0) break
    const keeps = options.keep ? await options.keep(more.map(({ value }) => value)) : undefined
    for (let place = 0; place < more.length; place++) {
      const { lane, item, value } = more[place] as Taken<T>
      if (items.length < limit) last.set(lane, item)
      if (keeps?.[place] !== false) items.push(value)
    }
  }
  if (items.length <= limit) return { items }
  return pageUpTo(reader, { sources, last, items: items.slice(0, limit), request: options })
}

interface FullPage<T> {
  readonly sources: readonly PageSource<T>[]
  /** By lane, up to the last item of the page. */
  readonly last: ReadonlyMap<number, Item>
  readonly items: readonly T[]
  readonly request: PageOptions<T>
}

function pageUpTo<T>(reader: Reader, { sources, last, items, request }: FullPage<T>): Page<T> {
  const binding = bindingOf(reader, sources, request)
  const start = request.after ? reader.cursors.open(binding, request.after) : []
  const positions: (Position | null)[] = sources.map((_, place) => start[place] ?? null)
  for (const [lane, item] of last)
    positions[lane] = positionIn(reader.store, (sources[lane] as PageSource<T>).query, item)
  return { items, after: reader.cursors.seal(binding, positions) }
}
