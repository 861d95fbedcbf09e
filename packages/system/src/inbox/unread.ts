import { add, type AnyEntity } from '@longtable/entity'
import type { SimpleCondition, Update } from '@longtable/store'

interface Waved {
  readonly wave?: number | undefined
}

/** What every notification says, whatever else it tells. */
export interface Note extends Waved {
  readonly userId: string
  readonly isRead: boolean
  /** When it was marked read by itself. */
  readonly readAt?: string | undefined
  readonly createdAt: string
}

/** How many are unread, in one item per person. */
export interface UnreadCount extends Waved {
  readonly userId: string
  readonly count: number
  readonly updatedAt: string
  /** It was found to be wrong then: a job counts anew. */
  readonly recountAt?: string | undefined
}

const waveOf = (row: Waved | undefined): number => row?.wave ?? 0

/** The counter's wave decides: what came before everything was marked read is read. */
export const isUnread = (note: Note, counter: Waved | undefined): boolean =>
  !note.isRead && waveOf(note) >= waveOf(counter)

/** Nobody has marked everything read since the counter was looked at. */
export const sameWave = (counter: Waved | undefined): SimpleCondition =>
  counter?.wave === undefined
    ? { attribute: 'wave', missing: true }
    : { attribute: 'wave', equals: counter.wave }

interface Move {
  readonly userId: string
  readonly counter: UnreadCount | undefined
  readonly at: string
}

interface Moving {
  readonly amounts: Readonly<Record<string, number>>
  readonly set: Readonly<Record<string, string | number>>
  readonly orCreate?: true
  readonly when?: SimpleCondition | { readonly all: readonly SimpleCondition[] }
}

/** How the counter moves, whichever entity it is. */
export function unreadMoves(Counter: AnyEntity, keyOf: (userId: string) => object) {
  const moved = (userId: string, by: Moving): Update => add(Counter, keyOf(userId) as never, by)
  return {
    /** Holds while the wave is the one that the notification is written with. */
    countUp: ({ userId, counter, at }: Move, by = 1): Update =>
      moved(userId, {
        amounts: { count: by },
        set: { updatedAt: at },
        orCreate: true,
        when: sameWave(counter),
      }),

    /** Never below zero: instead of a count that is wrong, the mark asks for a recount. */
    countDown: ({ userId, counter, at }: Move): Update =>
      counter && counter.count > 0
        ? moved(userId, {
            amounts: { count: -1 },
            set: { updatedAt: at },
            when: { all: [{ attribute: 'count', atLeast: 1 }, sameWave(counter)] },
          })
        : moved(userId, {
            amounts: { count: 0 },
            set: { updatedAt: at, recountAt: at },
            orCreate: true,
            when: sameWave(counter),
          }),

    /**
     * Everything is read: a new wave begins, and nothing is in it. It needs no condition, because
     * whatever was counted until now belongs to a wave that has ended.
     */
    beginWave: (userId: string, at: string): Update =>
      moved(userId, {
        amounts: { wave: 1 },
        set: { count: 0, waveAt: at, updatedAt: at },
        orCreate: true,
      }),
  }
}
