import { StoreUnavailableError, WriteConflictError } from '../errors.ts'
import { type Failure, failureOf } from './failure.ts'

export const TRIES_MAX = 10
const DELAY_BASE_MS = 25
const DELAY_MAX_MS = 2000

export interface Pace {
  /** From 0 up to 1. */
  readonly random: () => number
  readonly wait: (ms: number) => Promise<void>
}

/** Full jitter: anything from nothing to the doubled delay, so that competitors spread out. */
export function pause({ random, wait }: Pace, tries: number): Promise<void> {
  return wait(random() * Math.min(DELAY_MAX_MS, DELAY_BASE_MS * 2 ** tries))
}

function exhausted(
  failure: Exclude<Failure, { kind: 'refused' }>,
  subject: string,
  unknown: boolean,
) {
  const { kind, cause } = failure
  const tries = `after ${TRIES_MAX} tries`
  if (kind === 'conflict' && !unknown)
    return new WriteConflictError(`${subject}: others wrote the same items, ${tries}.`, { cause })
  const what = kind === 'throttled' ? 'is throttled' : 'does not answer'
  return new StoreUnavailableError(`${subject}: the engine ${what}, ${tries}: ${cause.message}`, {
    cause,
  })
}

/**
 * Tries until it is done, refused, or `TRIES_MAX` is reached. The attempt learns whether an earlier
 * one of unknown outcome may have been carried out already.
 */
export async function retrying<Result>(
  pace: Pace,
  subject: string,
  attempt: (earlierUnknown: boolean) => Promise<Result>,
): Promise<Result> {
  let unknown = false
  for (let tries = 1; ; tries++) {
    try {
      return await attempt(unknown)
    } catch (thrown) {
      const failure = failureOf(thrown, subject)
      if (failure.kind === 'refused') throw failure.error
      unknown ||= failure.kind === 'lost'
      if (tries === TRIES_MAX) throw exhausted(failure, subject, unknown)
      await pause(pace, tries)
    }
  }
}
