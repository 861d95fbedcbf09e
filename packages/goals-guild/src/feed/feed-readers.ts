import type { Store } from '@longtable/store'
import { followedBy } from '../follows/follow.patterns.ts'
import { groupsOf } from '../groups/group.patterns.ts'
import { idsIn } from './ids-in.ts'

/** Indexes of the table may be behind by a moment: what has just changed is known from the log. */
const RECENT_MAX = 20_000

/** Somebody begins or ends to see an actor's activities in their feed. */
export interface Move {
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

/** The sets of warm readers, kept as the log says. */
export function createReaders({ store, numberOf, edgesMax }: ReadersOptions) {
  const warm = new Map<string, FeedReader>()
  const loading = new Map<string, { readonly moves: Move[]; readonly done: Promise<FeedReader> }>()
  let recent: Move[] = []
  let edges = 0

  function apply(reader: FeedReader, move: Move): void {
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
    if (warm.get(reader.id) === reader) edges += reader.actors.size - before
  }

  async function read(id: string): Promise<FeedReader> {
    const reader: FeedReader = {
      id,
      followed: new Set(),
      groups: new Set(),
      actors: new Set([numberOf(id)]),
    }
    const seen = (actorId: string, isGroup: boolean) =>
      apply(reader, { readerId: id, actorId, isSeen: true, isGroup })
    for await (const ids of idsIn(store, followedBy.query({ followerId: id }), 'followeeId'))
      for (const actorId of ids) seen(actorId, false)
    for await (const ids of idsIn(store, groupsOf.query({ userId: id }), 'groupId'))
      for (const groupId of ids) seen(groupId, true)
    return reader
  }

  function evict(): void {
    for (const [id, { actors }] of warm) {
      if (edges <= edgesMax || warm.size === 1) return
      warm.delete(id)
      edges -= actors.size
    }
  }

  async function load(id: string, moves: readonly Move[]): Promise<FeedReader> {
    const earlier = recent.filter(({ readerId }) => readerId === id)
    try {
      const reader = await read(id)
      // Nothing is awaited from here on, so no move falls between the last one and being warm.
      for (const move of [...earlier, ...moves]) apply(reader, move)
      warm.set(id, reader)
      edges += reader.actors.size
      evict()
      return reader
    } finally {
      loading.delete(id)
    }
  }

  function startLoading(id: string): Promise<FeedReader> {
    const moves: Move[] = []
    const done = load(id, moves)
    loading.set(id, { moves, done })
    return done
  }

  return {
    /** Loaded if they are not warm; what the log brings meanwhile is not missed. */
    reader(id: string): Promise<FeedReader> | FeedReader {
      const known = warm.get(id)
      if (!known) return loading.get(id)?.done ?? startLoading(id)
      warm.delete(id)
      warm.set(id, known)
      return known
    },
    isWarm: (id: string): boolean => warm.has(id),
    isCurrent: (reader: FeedReader): boolean => warm.get(reader.id) === reader,
    move(move: Move): void {
      recent.push(move)
      if (recent.length > 2 * RECENT_MAX) recent = recent.slice(-RECENT_MAX)
      const known = warm.get(move.readerId)
      if (known) apply(known, move)
      loading.get(move.readerId)?.moves.push(move)
    },
    get count() {
      return warm.size
    },
    get edges() {
      return edges
    },
    clear(): void {
      warm.clear()
      recent = []
      edges = 0
    },
  }
}
