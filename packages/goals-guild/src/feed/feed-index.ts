import type { Logger } from '@longtable/core'
import { prefixesOf } from '@longtable/entity'
import {
  type Change,
  ChangeGapError,
  CHANGES_LIMIT_MAX,
  type Item,
  type Key,
  type LogPosition,
  type Store,
} from '@longtable/store'
import { Follow } from '../follows/follow.entity.ts'
import { GroupMember } from '../groups/group.entity.ts'
import { ACTOR_PREFIX } from './activity-keys.ts'
import { type FeedReader, FeedReaders } from './feed-readers.ts'
import { type Entry, Timeline } from './timeline.ts'

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

const ACTIVITIES_MAX = 1_000_000
const EDGES_MAX = 1_000_000
const TRIES_MAX = 5

const { PK: USER, SK: FOLLOWING } = prefixesOf(Follow)
const { PK: GROUP, SK: MEMBER } = prefixesOf(GroupMember)

const isActivity = ({ PK }: Key) => PK.startsWith(ACTOR_PREFIX)

type State = 'cold' | 'building' | 'ready'

/**
 * Who has done what when, in memory, as the change log says. Each process has its own; before it
 * answers it reads the log to its end, so it knows also what another process has written.
 */
export class FeedIndex {
  readonly #options: FeedIndexOptions
  readonly #readers: FeedReaders
  readonly #numbers = new Map<string, number>()
  readonly #names: string[] = []
  #timeline: Timeline
  #state: State = 'cold'
  #position: LogPosition = ''
  #building: Promise<void> | undefined
  #running: Promise<void> | undefined
  #queued: Promise<void> | undefined

  constructor(options: FeedIndexOptions) {
    const { store, activitiesMax = ACTIVITIES_MAX, edgesMax = EDGES_MAX } = options
    this.#options = options
    this.#timeline = new Timeline(activitiesMax)
    const numberOf = (actorId: string) => this.#numberOf(actorId)
    this.#readers = new FeedReaders({ store, numberOf, edgesMax })
  }

  /** False while it is being built: then heads decide. */
  get isReady(): boolean {
    return this.#state === 'ready'
  }

  /** Everything above it is known here. */
  get floor(): string | undefined {
    return this.#timeline.floor
  }

  get size(): { readonly activities: number; readonly readers: number; readonly edges: number } {
    const { count: readers, edges } = this.#readers
    return { activities: this.#timeline.size, readers, edges }
  }

  /** Builds it, if nobody has begun to. */
  start(): Promise<void> {
    if (this.#state === 'ready') return Promise.resolve()
    this.#state = 'building'
    this.#building ??= this.#build()
      .catch((error: unknown) => {
        this.#state = 'cold'
        this.#options.log.error({ err: error }, 'the feed index could not be built')
      })
      .finally(() => {
        this.#building = undefined
      })
    return this.#building
  }

  /** The reader's sets, as of the end of the log; undefined when the index is not ready. */
  async catchUp(readerId: string): Promise<FeedReader | undefined> {
    for (let tries = 0; tries < TRIES_MAX && this.isReady; tries++) {
      const reader = await this.#readers.reader(readerId)
      if (!(await this.#upToDate())) return undefined
      // Who had to make room meanwhile was not told of the changes.
      if (this.#readers.isCurrent(reader)) return reader
    }
    return undefined
  }

  newest({ reader, before, count }: NewestRequest): Found[] {
    return this.#timeline
      .newest(reader.actors, before, count)
      .map(({ actor, key }) => ({ actorId: this.#names[actor] as string, key }))
  }

  /** Whether a reader's feed is made of this actor; undefined when they are not warm. */
  async sees(readerId: string, actorId: string): Promise<boolean | undefined> {
    if (!this.isReady || !this.#readers.isWarm(readerId)) return undefined
    const reader = await this.catchUp(readerId)
    return reader?.actors.has(this.#numberOf(actorId))
  }

  idsOf({ actors }: FeedReader): string[] {
    return [...actors].map((actor) => this.#names[actor] as string)
  }

  follows({ followed }: FeedReader, userId: string): boolean {
    return followed.has(this.#numberOf(userId))
  }

  isIn({ groups }: FeedReader, groupId: string): boolean {
    return groups.has(this.#numberOf(groupId))
  }

  #numberOf(actorId: string): number {
    const known = this.#numbers.get(actorId)
    if (known !== undefined) return known
    this.#numbers.set(actorId, this.#names.length)
    return this.#names.push(actorId) - 1
  }

  #entryOf({ PK, SK }: Key): Entry {
    return { actor: this.#numberOf(PK.slice(ACTOR_PREFIX.length)), key: SK }
  }

  #apply(change: Change): void {
    const { PK, SK } = change.key
    const isSeen = change.new !== undefined
    if (isActivity(change.key)) {
      if (isSeen) this.#timeline.add(this.#entryOf(change.key))
      else this.#timeline.remove(this.#entryOf(change.key))
    } else if (SK.startsWith(FOLLOWING) && PK.startsWith(USER)) {
      const [readerId, actorId] = [PK.slice(USER.length), SK.slice(FOLLOWING.length)]
      this.#readers.move({ readerId, actorId, isSeen, isGroup: false })
    } else if (SK.startsWith(MEMBER) && PK.startsWith(GROUP)) {
      const [readerId, actorId] = [SK.slice(MEMBER.length), PK.slice(GROUP.length)]
      this.#readers.move({ readerId, actorId, isSeen, isGroup: true })
    }
  }

  async #readLog(): Promise<void> {
    const { changes } = this.#options.store
    for (;;) {
      const batch = await changes.read(this.#position, CHANGES_LIMIT_MAX)
      this.#position = batch.position
      for (const change of batch.changes) this.#apply(change)
      if (batch.changes.length < CHANGES_LIMIT_MAX) return
    }
  }

  /** The position first, then what there is, then the log: whatever comes meanwhile is in one of them. */
  async #build(): Promise<void> {
    const { store, scan, log, activitiesMax = ACTIVITIES_MAX } = this.#options
    this.#timeline = new Timeline(activitiesMax)
    this.#readers.clear()
    this.#position = await store.changes.newest()
    let entries: Entry[] = []
    for await (const items of scan()) {
      for (const item of items) if (isActivity(item)) entries.push(this.#entryOf(item))
      if (entries.length <= activitiesMax) continue
      this.#timeline.fill(entries)
      entries = []
    }
    this.#timeline.fill(entries)
    await this.#readLog()
    this.#state = 'ready'
    log.info({ activities: this.#timeline.size }, 'the feed index is ready')
  }

  /** Whoever asks while a look is under way needs one that begins after they have asked. */
  #toEnd(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#readLog().finally(() => {
        this.#running = undefined
      })
      return this.#running
    }
    this.#queued ??= this.#running
      .catch(() => undefined)
      .then(() => {
        this.#queued = undefined
        return this.#toEnd()
      })
    return this.#queued
  }

  async #upToDate(): Promise<boolean> {
    if (!this.isReady) return false
    try {
      await this.#toEnd()
      return this.isReady
    } catch (error) {
      if (!(error instanceof ChangeGapError)) throw error
      const { log, store } = this.#options
      log.warn({ table: store.table.name }, 'the feed index has missed changes and is built anew')
      this.#state = 'cold'
      void this.start()
      return false
    }
  }
}

export const createFeedIndex = (options: FeedIndexOptions): FeedIndex => new FeedIndex(options)
