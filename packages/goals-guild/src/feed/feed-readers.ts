import type { Store } from '@longtable/store'
import { followedBy } from '../follows/follow.patterns.ts'
import { groupsOf } from '../groups/group.patterns.ts'
import { idsIn } from './ids-in.ts'

/** Indexes of the table may be behind by a moment: what has just changed is known from the log. */
const RECENT_MAX = 20_000

/** Somebody begins or ends to see an actor's activities in their feed. */
export interface ReaderMove {
  readonly readerId: string
  readonly actorId: string
  readonly isSeen: boolean
  readonly isGroup: boolean
}

/** Whose activities a reader's feed is made of, beside their own. */
export interface FeedReader {
  readonly id: string
  readonly followed: Set<number>
  readonly groups: Set<number>
  /** Both and the reader: what a page looks for. */
  readonly actors: Set<number>
}

interface ReadersOptions {
  readonly store: Store
  readonly numberOf: (actorId: string) => number
  /** Of all readers together; those who have not read for the longest time go. */
  readonly edgesMax: number
}

interface Loading {
  /** What the log says meanwhile. */
  readonly moves: ReaderMove[]
  readonly done: Promise<FeedReader>
}

/** The sets of warm readers, kept as the log says. */
export class FeedReaders {
  readonly #options: ReadersOptions
  readonly #warm = new Map<string, FeedReader>()
  readonly #loading = new Map<string, Loading>()
  #recent: ReaderMove[] = []
  #edges = 0

  constructor(options: ReadersOptions) {
    this.#options = options
  }

  get count(): number {
    return this.#warm.size
  }

  get edges(): number {
    return this.#edges
  }

  isWarm(id: string): boolean {
    return this.#warm.has(id)
  }

  isCurrent(reader: FeedReader): boolean {
    return this.#warm.get(reader.id) === reader
  }

  /** Loaded if they are not warm; what the log brings meanwhile is not missed. */
  reader(id: string): Promise<FeedReader> | FeedReader {
    const known = this.#warm.get(id)
    if (!known) return this.#loading.get(id)?.done ?? this.#startLoading(id)
    this.#warm.delete(id)
    this.#warm.set(id, known)
    return known
  }

  move(move: ReaderMove): void {
    this.#recent.push(move)
    if (this.#recent.length > 2 * RECENT_MAX) this.#recent = this.#recent.slice(-RECENT_MAX)
    const known = this.#warm.get(move.readerId)
    if (known) this.#apply(known, move)
    this.#loading.get(move.readerId)?.moves.push(move)
  }

  clear(): void {
    this.#warm.clear()
    this.#recent = []
    this.#edges = 0
  }

  #apply(reader: FeedReader, move: ReaderMove): void {
    const { numberOf } = this.#options
    const actor = numberOf(move.actorId)
    const set = move.isGroup ? reader.groups : reader.followed
    const before = reader.actors.size
    if (move.isSeen) {
      set.add(actor)
      reader.actors.add(actor)
    } else {
      set.delete(actor)
      if (actor !== numberOf(reader.id)) reader.actors.delete(actor)
    }
    if (this.isCurrent(reader)) this.#edges += reader.actors.size - before
  }

  async #read(id: string): Promise<FeedReader> {
    const { store, numberOf } = this.#options
    const reader: FeedReader = {
      id,
      followed: new Set(),
      groups: new Set(),
      actors: new Set([numberOf(id)]),
    }
    const seen = (actorId: string, isGroup: boolean) =>
      this.#apply(reader, { readerId: id, actorId, isSeen: true, isGroup })
    for await (const ids of idsIn(store, followedBy.query({ followerId: id }), 'followeeId'))
      for (const actorId of ids) seen(actorId, false)
    for await (const ids of idsIn(store, groupsOf.query({ userId: id }), 'groupId'))
      for (const groupId of ids) seen(groupId, true)
    return reader
  }

  async #load(id: string, moves: readonly ReaderMove[]): Promise<FeedReader> {
    const earlier = this.#recent.filter(({ readerId }) => readerId === id)
    try {
      const reader = await this.#read(id)
      // Nothing is awaited from here on, so no move falls between the last one and being warm.
      for (const move of [...earlier, ...moves]) this.#apply(reader, move)
      this.#warm.set(id, reader)
      this.#edges += reader.actors.size
      this.#evict()
      return reader
    } finally {
      this.#loading.delete(id)
    }
  }

  #startLoading(id: string): Promise<FeedReader> {
    const moves: ReaderMove[] = []
    const done = this.#load(id, moves)
    this.#loading.set(id, { moves, done })
    return done
  }

  #evict(): void {
    for (const [id, { actors }] of this.#warm) {
      if (this.#edges <= this.#options.edgesMax || this.#warm.size === 1) return
      this.#warm.delete(id)
      this.#edges -= actors.size
    }
  }
}
