import { decodeTime, monotonicFactory, ULIDError } from 'ulid'

/** An identifier and the time it carries: one follows from the other. */
export interface Stamp {
  readonly id: string
  /** ISO 8601, UTC, with milliseconds. */
  readonly at: string
}

export const timeOf = (id: string): string => new Date(decodeTime(id)).toISOString()

export interface StampSources {
  readonly now: () => number
  readonly random: () => number
  /** Told of each stamp that is ahead of the clock, because the clock went back after an earlier one. */
  readonly onAhead?: (aheadMs: number) => void
}

/** Strictly increasing within a process, also when the clock stands still or goes back. */
export function createStamp({ now, random, onAhead }: StampSources): () => Stamp {
  const next = monotonicFactory(random)
  let last = 0
  let at = ''
  const moveTo = (time: number) => {
    if (time === last) return
    last = time
    at = new Date(time).toISOString()
  }
  return () => {
    const time = Math.floor(now())
    if (time < last) onAhead?.(last - time)
    moveTo(Math.max(time, last))
    try {
      return { id: next(last), at }
    } catch (error) {
      if (!(error instanceof ULIDError)) throw error
      // The random part of this millisecond is used up; the next one has room.
      moveTo(last + 1)
      return { id: next(last), at }
    }
  }
}
