/** A batch is to take about so long: its checkpoint comes after it, and whoever takes over begins there. */
const BATCH_MS = 1000
/** Fewer would not be done sooner: so many are under way at once. */
const BATCH_MIN = 32
const BATCH_MAX = 500
const GROWTH_MAX = 2

/** How many changes to read at once, by how long those before have taken. */
export function createBatchSize(steadyNow: () => number) {
  let size = BATCH_MIN
  return {
    get size() {
      return size
    },
    async measured(count: number, work: () => Promise<void>): Promise<void> {
      const start = steadyNow()
      await work()
      const tookMs = Math.max(1, steadyNow() - start)
      const fitting = Math.floor((count * BATCH_MS) / tookMs)
      // A batch that was not full tells nothing of a larger one.
      const most = count < size ? size : size * GROWTH_MAX
      size = Math.min(Math.max(fitting, BATCH_MIN), most, BATCH_MAX)
    },
  }
}
