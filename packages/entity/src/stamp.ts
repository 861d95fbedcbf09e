import { decodeTime, monotonicFactory, ULIDError } from 'ulid'

/** An identifier and the time it carries: one follows from the other. */
export interface Stamp {
  readonly id: string
  /** ISO 8601, UTC, with milliseconds. */
  readonly at: string
}

export const timeOf = (id: string): string => new Date(decodeTime(id)).toISOString()

/** Strictly increasing within a process, also when the clock stands still or goes back. */
export function createStamp(sources: { now: () => number; random: () => number }): () => Stamp {
  const next = monotonicFactory(sources.random)
  let last = 0
  let at = ''
  const moveTo = (now: number) => {
    if (now === last) return
    last = now
    at = new Date(now).toISOString()
  }
  return () => {
    moveTo(Math.max(Math.floor(sources.now()), last))
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
