import {
  compareUtf8,
  type Item,
  InvalidRequestError,
  type Position,
  type Query,
  type Store,
} from '@longtable/store'
import type { Cursors } from './cursor.ts'
import { UnreadableItemError } from './item.ts'

export const PAGE_SIZE_DEFAULT = 50
export const PAGE_SIZE_MAX = 200
const CHUNK_MIN = 25
const SOURCES_MAX = 128

/** What a list needs to be read: a context of core is one. */
export interface Reader {
  readonly store: Store
  readonly cursors: Cursors
  /** Cursors are bound to the viewer. */
  readonly viewer?: { readonly userId: string } | undefined
  /** A stored item that fails its schema is left out of lists and told here. */
  readonly onUnreadable?: (error: UnreadableItemError) => void
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
}

interface Lane<T> {
  readonly source: PageSource<T>
  buffer: Item[]
  /** Where the store is to go on; undefined before the first read. */
  fetched: Position | undefined
  ended: boolean
}

interface Taken<T> {
  readonly lane: number
  readonly position: Position
  readonly value: T
  kept: boolean
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

const isDry = <T>({ buffer, ended }: Lane<T>) => buffer.length === 0 && !ended

async function fill<T>(store: Store, lane: Lane<T>, chunk: number): Promise<void> {
  while (isDry(lane)) {
    const { query } = lane.source
    const page = await store.query({
      ...query,
      limit: chunk,
      ...(lane.fetched && { after: lane.fetched }),
    })
    lane.buffer = [...page.items].reverse()
    lane.fetched = page.next
    lane.ended = page.next === undefined
  }
}

/** The lane whose next item comes first. Equal items keep the order of the sources. */
function nextLane<T>(
  lanes: readonly Lane<T>[],
  compare: (a: Item, b: Item) => number,
): number | undefined {
  let best: number | undefined
  let first: Item | undefined
  for (const [place, lane] of lanes.entries()) {
    const head = lane.buffer.at(-1)
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

const bindingOf = <T>(reader: Reader, sources: readonly PageSource<T>[]) =>
  JSON.stringify([
    reader.store.table.name,
    reader.viewer?.userId ?? null,
    sources.map((source) => source.query),
  ])

function openLanes<T>(
  reader: Reader,
  sources: readonly PageSource<T>[],
  request: PageRequest,
): Lane<T>[] {
  const positions = request.after
    ? reader.cursors.open(bindingOf(reader, sources), request.after)
    : []
  return sources.map((source, place) => ({
    source,
    buffer: [],
    fetched: positions[place] ?? undefined,
    ended: false,
  }))
}

interface Taking {
  readonly count: number
  /** How many are read from a source at once. */
  readonly chunk: number
  readonly compare: (a: Item, b: Item) => number
}

/** Takes the next `count` items over all lanes, in order; fewer only at the end. */
async function take<T>(
  reader: Reader,
  lanes: readonly Lane<T>[],
  { count, chunk, compare }: Taking,
): Promise<Taken<T>[]> {
  const taken: Taken<T>[] = []
  while (taken.length < count) {
    // Waiting costs as much as decoding an item, so it is done only where there is something to read.
    if (lanes.some(isDry)) await Promise.all(lanes.map((lane) => fill(reader.store, lane, chunk)))
    const place = nextLane(lanes, compare)
    if (place === undefined) break
    const lane = lanes[place] as Lane<T>
    const item = lane.buffer.pop() as Item
    try {
      const value = lane.source.decode(item)
      taken.push({
        lane: place,
        position: positionIn(reader.store, lane.source.query, item),
        value,
        kept: true,
      })
    } catch (error) {
      if (!(error instanceof UnreadableItemError)) throw error
      reader.onUnreadable?.(error)
    }
  }
  return taken
}

/**
 * One page over one or several queries, merged in order. The cursor holds, per source, the last
 * item that was consumed up to the page's end, so pages neither repeat nor skip while others write.
 */
export async function readPage<T>(
  reader: Reader,
  sources: readonly PageSource<T>[],
  options: PageOptions<T> = {},
): Promise<Page<T>> {
  const limit = options.limit ?? PAGE_SIZE_DEFAULT
  checkLimit(limit)
  if (sources.length === 0) return { items: [] }
  if (sources.length > SOURCES_MAX)
    throw new InvalidRequestError(
      'list',
      `merges at most ${SOURCES_MAX} queries, this one ${sources.length}`,
    )
  const first = (sources[0] as PageSource<T>).query
  const order = options.orderBy ?? sortKeyOf(reader.store, first)
  const direction = first.descending ? -1 : 1
  const compare = (a: Item, b: Item) => compareUtf8(order(a), order(b)) * direction
  const lanes = openLanes(reader, sources, options)

  // What a filter drops and what other sources win are read in vain, so both are read in chunks.
  const chunkOf = (count: number) => {
    if (lanes.length > 1) return CHUNK_MIN
    return options.keep ? Math.max(count, CHUNK_MIN) : count
  }

  const consumed: Taken<T>[] = []
  let kept = 0
  while (kept <= limit) {
    const count = limit + 1 - kept
    const more = await take(reader, lanes, { count, chunk: chunkOf(count), compare })
    if (more.length === 0) break
    const keeps = options.keep ? await options.keep(more.map(({ value }) => value)) : undefined
    for (const [place, one] of more.entries()) {
      one.kept = keeps?.[place] ?? true
      consumed.push(one)
      if (one.kept) kept += 1
    }
  }
  return pageUpTo(reader, { sources, consumed, limit, request: options })
}

interface Consumed<T> {
  readonly sources: readonly PageSource<T>[]
  readonly consumed: readonly Taken<T>[]
  readonly limit: number
  readonly request: PageRequest
}

function pageUpTo<T>(reader: Reader, { sources, consumed, limit, request }: Consumed<T>): Page<T> {
  const keepers = consumed.filter(({ kept }) => kept)
  const items = keepers.slice(0, limit).map(({ value }) => value)
  if (keepers.length <= limit) return { items }
  const last = consumed.indexOf(keepers[limit - 1] as Taken<T>)
  const seal = () => {
    const binding = bindingOf(reader, sources)
    const start = request.after ? reader.cursors.open(binding, request.after) : []
    const positions: (Position | null)[] = sources.map((_, place) => start[place] ?? null)
    for (const { lane, position } of consumed.slice(0, last + 1)) positions[lane] = position
    return reader.cursors.seal(binding, positions)
  }
  let after: string | undefined
  return {
    items,
    /** Sealed when it is asked for: many readers want one page only. */
    get after() {
      after ??= seal()
      return after
    },
  }
}
