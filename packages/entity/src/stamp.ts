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
  return () => {
    const now = Math.max(sources.now(), last)
    let id: string
    try {
      id = next(now)
    } catch (error) {
      if (!(error instanceof ULIDError)) throw error
      // The random part of this millisecond is used up; the next one has room.
      id = next(now + 1)
    }
    last = decodeTime(id)
    return { id, at: timeOf(id) }
  }
}
