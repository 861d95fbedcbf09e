import type { Logger } from '@longtable/core'
import {
  type Change,
  ChangeGapError,
  CHANGES_LIMIT_MAX,
  type Item,
  type LogPosition,
  type Store,
} from '@longtable/store'
import { createReaders, type FeedReader } from './feed-readers.ts'
import { createTimeline, type Entry } from './timeline.ts'

export interface FeedIndexOptions {
  /** Its change log has one total order, as LMDB's has. */
  readonly store: Store
  /** Every item of the table, in pages: the host's tools. */
  readonly scan: () => AsyncIterable<readonly Item[]>
  readonly log: Logger
  /** How many activities are kept in memory, the newest ones; older pages read heads. */
  readonly activitiesMax?: number
  /** How many followed people and groups of warm readers are kept, over all of them. */
  readonly edgesMax?: number
}

export interface Found {
  readonly actorId: string
  readonly key: string
}

export interface NewestRequest {
  readonly reader: FeedReader
  readonly before: string | undefined
  readonly count: number
}

/**
 * Who has done what when, in memory, as the change log says. Each process has its own; before it
 * answers it reads the log to its end, so it knows also what another process has written.
 */
export interface FeedIndex {
  /** False while it is being built: then heads decide. */
  readonly isReady: boolean
  /** Builds it, if nobody has begun to. */
  start(): Promise<void>
  /** The reader's sets, as of the end of the log; undefined when the index is not ready. */
  catchUp(readerId: string): Promise<FeedReader | undefined>
  newest(request: NewestRequest): Found[]
  /** Everything above it is known here. */
  readonly floor: string | undefined
  /** Whether a reader's feed is made of this actor; undefined when they are not warm. */
  sees(readerId: string, actorId: string): Promise<boolean | undefined>
  idsOf(reader: FeedReader): string[]
  follows(reader: FeedReader, userId: string): boolean
  isIn(reader: FeedReader, groupId: string): boolean
  readonly size: { readonly activities: number; readonly readers: number; readonly edges: number }
}

const ACTIVITIES_MAX = 1_000_000
const EDGES_MAX = 1_000_000
const TRIES_MAX = 5

const ACTIVITY = 'ACTIVITY#'
const FOLLOWING = 'FOLLOWING#'
const MEMBER = 'MEMBER#'
const USER = 'USER#'
const GROUP = 'GROUP#'

const isActivity = ({ PK }: { readonly PK: string }) => PK.startsWith(ACTIVITY)

type State = 'cold' | 'building' | 'ready'

export function createFeedIndex(options: FeedIndexOptions): FeedIndex {
  const { store, scan, log, activitiesMax = ACTIVITIES_MAX, edgesMax = EDGES_MAX } = options
  let state: State = 'cold'
  let building: Promise<void> | undefined
  let position: LogPosition = ''
  let timeline = createTimeline(activitiesMax)
  const numbers = new Map<string, number>()
  const names: string[] = []

  function numberOf(actorId: string): number {
    const known = numbers.get(actorId)
    if (known !== undefined) return known
    numbers.set(actorId, names.length)
    return names.push(actorId) - 1
  }

  const readers = createReaders({ store, numberOf, edgesMax })

  const entryOf = ({ PK, SK }: { readonly PK: string; readonly SK: string }): Entry => ({
    actor: numberOf(PK.slice(ACTIVITY.length)),
    key: SK,
  })

  function apply(change: Change): void {
    const { PK, SK } = change.key
    const isSeen = change.new !== undefined
    if (isActivity(change.key)) {
      if (isSeen) timeline.add(entryOf(change.key))
      else timeline.remove(entryOf(change.key))
    } else if (SK.startsWith(FOLLOWING) && PK.startsWith(USER)) {
      const [readerId, actorId] = [PK.slice(USER.length), SK.slice(FOLLOWING.length)]
      readers.move({ readerId, actorId, isSeen, isGroup: false })
    } else if (SK.startsWith(MEMBER) && PK.startsWith(GROUP)) {
      const [readerId, actorId] = [SK.slice(MEMBER.length), PK.slice(GROUP.length)]
      readers.move({ readerId, actorId, isSeen, isGroup: true })
    }
  }

  async function readLog(): Promise<void> {
    for (;;) {
      const batch = await store.changes.read(position, CHANGES_LIMIT_MAX)
      position = batch.position
      for (const change of batch.changes) apply(change)
      if (batch.changes.length < CHANGES_LIMIT_MAX) return
    }
  }

  /** The position first, then what there is, then the log: whatever comes meanwhile is in one of them. */
  async function build(): Promise<void> {
    timeline = createTimeline(activitiesMax)
    readers.clear()
    position = await store.changes.newest()
    let entries: Entry[] = []
    for await (const items of scan()) {
      for (const item of items) if (isActivity(item)) entries.push(entryOf(item))
      if (entries.length <= activitiesMax) continue
      timeline.fill(entries)
      entries = []
    }
    timeline.fill(entries)
    await readLog()
    state = 'ready'
    log.info({ activities: timeline.size }, 'the feed index is ready')
  }

  function start(): Promise<void> {
    if (state === 'ready') return Promise.resolve()
    state = 'building'
    building ??= build()
      .catch((error: unknown) => {
        state = 'cold'
        log.error({ err: error }, 'the feed index could not be built; pages read heads')
      })
      .finally(() => {
        building = undefined
      })
    return building
  }

  let running: Promise<void> | undefined
  let queued: Promise<void> | undefined

  /** Whoever asks while a look is under way needs one that begins after they have asked. */
  function toEnd(): Promise<void> {
    if (!running) {
      running = readLog().finally(() => {
        running = undefined
      })
      return running
    }
    queued ??= running
      .catch(() => undefined)
      .then(() => {
        queued = undefined
        return toEnd()
      })
    return queued
  }

  async function upToDate(): Promise<boolean> {
    if (state !== 'ready') return false
    try {
      await toEnd()
      return state === 'ready'
    } catch (error) {
      if (!(error instanceof ChangeGapError)) throw error
      log.warn({ table: store.table.name }, 'the feed index has missed changes and is built anew')
      state = 'cold'
      void start()
      return false
    }
  }

  return {
    get isReady() {
      return state === 'ready'
    },
    start,
    async catchUp(readerId) {
      for (let tries = 0; tries < TRIES_MAX && state === 'ready'; tries++) {
        const reader = await readers.reader(readerId)
        if (!(await upToDate())) return undefined
        // Who had to make room meanwhile was not told of the changes.
        if (readers.isCurrent(reader)) return reader
      }
      return undefined
    },
    newest: ({ reader, before, count }) =>
      timeline
        .newest(reader.actors, before, count)
        .map(({ actor, key }) => ({ actorId: names[actor] as string, key })),
    get floor() {
      return timeline.floor
    },
    async sees(readerId, actorId) {
      if (state !== 'ready' || !readers.isWarm(readerId) || !(await upToDate())) return undefined
      const reader = await readers.reader(readerId)
      return reader.actors.has(numberOf(actorId))
    },
    idsOf: ({ actors }) => [...actors].map((actor) => names[actor] as string),
    follows: ({ followed }, userId) => followed.has(numberOf(userId)),
    isIn: ({ groups }, groupId) => groups.has(numberOf(groupId)),
    get size() {
      return { activities: timeline.size, readers: readers.count, edges: readers.edges }
    },
  }
}
