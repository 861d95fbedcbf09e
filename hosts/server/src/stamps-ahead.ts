import type { Logger } from '@longtable/core'

const SAID_AGAIN_MS = 60_000

export interface StampsAhead {
  /** Identifiers and times that this process made ahead of its clock. */
  readonly count: number
  readonly note: (aheadMs: number) => void
}

/** Says at most once a minute that the clock went back, and counts what was stamped meanwhile. */
export function watchStamps(log: Logger): StampsAhead {
  let count = 0
  let saidAt = -Infinity
  return {
    get count() {
      return count
    },
    note(aheadMs) {
      count += 1
      if (performance.now() - saidAt < SAID_AGAIN_MS) return
      saidAt = performance.now()
      log.warn(
        { aheadMs, count },
        'the clock went back: new identifiers and times go on from before, ahead of it',
      )
    },
  }
}
