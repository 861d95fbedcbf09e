import { createJobLane } from './lane.ts'
import type { RunOptions } from './move.ts'
import type { JobHandler } from './run.ts'

/**
 * Runs due jobs. A claim is a condition in the store, so a job never runs twice at once. Kinds run
 * side by side, each in its lane.
 */
export function createJobWorker({
  handlers,
  ...options
}: RunOptions & { readonly handlers: readonly JobHandler[] }) {
  const lanes = handlers.map((handler) => createJobLane(handler, options))

  /** Runs what is due now to its end; says how many. */
  async function step(): Promise<number> {
    const counts = await Promise.all(
      lanes.map(async (lane) => {
        const count = await lane.look()
        await lane.ended()
        return count
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0)
  }

  return {
    /** In the order of the handlers. */
    lanes,
    step,
    async drain() {
      while ((await step()) > 0);
    },
  }
}
