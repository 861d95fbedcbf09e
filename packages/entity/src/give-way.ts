const READS_IN_A_ROW_MAX = 8

/**
 * For loops that read until they have enough. Reads of an embedded store resolve without a turn of
 * the event loop, so that a long list would keep everybody else waiting to its end. Called after a
 * read that was not enough: every few of them there is something to wait for.
 */
export function createGiveWay(): () => Promise<void> | undefined {
  let reads = 0
  return () => {
    reads += 1
    if (reads % READS_IN_A_ROW_MAX !== 0) return undefined
    return new Promise((resolve) => setImmediate(resolve))
  }
}
