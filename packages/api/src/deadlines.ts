interface Waiting {
  readonly until: number
  readonly onLate: () => void
}

export interface Deadlines {
  /** Gives what ends the waiting; without that, `onLate` is called. */
  start(onLate: () => void): () => void
}

/**
 * The same time for everybody, so whoever began first is late first and one timer does for all: one
 * of its own for every request costs more than looking a person up.
 */
export function createDeadlines(msMax: number): Deadlines {
  const waiting = new Set<Waiting>()
  let timer: NodeJS.Timeout | undefined

  function arm(afterMs: number): void {
    timer = setTimeout(look, afterMs)
    timer.unref()
  }

  function look(): void {
    timer = undefined
    const now = performance.now()
    for (const one of waiting) {
      if (one.until > now) return arm(one.until - now)
      waiting.delete(one)
      one.onLate()
    }
  }

  return {
    start(onLate) {
      const one = { until: performance.now() + msMax, onLate }
      waiting.add(one)
      if (!timer) arm(msMax)
      return () => void waiting.delete(one)
    },
  }
}
