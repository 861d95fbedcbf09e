import { decodeTime, monotonicFactory } from 'ulid'

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
  return () => {
    const id = next(sources.now())
    return { id, at: timeOf(id) }
  }
}
