import { type Check, ConditionFailedError, type Operation, type Store } from '@longtable/store'
import { type LeaseHolder, RENEW_MS } from './lease.ts'

/** Another has the lease now and begins at the checkpoint: whatever is left here is left to it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
  constructor() {
    super('The lease was lost while the work was under way.')
  }
}

/** Renewals are asked for twice as often as they are due, because timers come late. */
const BEAT_MS = RENEW_MS / 2

/** Lets work go on for longer than a lease, and no further than the lease. */
export interface Held {
  /** At each step of the work: throws once the lease is no longer ours, by our own clock. */
  stillHeld(): void
  /** Renews beside the work, which may be one long call. */
  during<Result>(work: () => Promise<Result>): Promise<Result>
  /** Writes only as long as nobody else has taken over, whether we have noticed or not. */
  write(operations: readonly Operation[]): Promise<void>
}

export function createHeld(system: Store, lease: LeaseHolder): Held {
  // What a renewal did not reach is seen by the clock; who was replaced is told by the next step.
  const renew = () => void lease.hold().catch(() => false)
  return {
    stillHeld() {
      if (!lease.isHeld) throw new LeaseLostError()
      renew()
    },
    async during(work) {
      const beat = setInterval(renew, BEAT_MS)
      beat.unref()
      try {
        return await work()
      } finally {
        clearInterval(beat)
      }
    },
    async write(operations) {
      const guard: Check = lease.guard()
      try {
        await system.write([guard, ...operations])
      } catch (error) {
        if (!(error instanceof ConditionFailedError)) throw error
        if (error.failures[0]?.operation === 0) throw new LeaseLostError()
        throw new ConditionFailedError(
          error.failures.map((failure) => ({ ...failure, operation: failure.operation - 1 })),
        )
      }
    },
  }
}
