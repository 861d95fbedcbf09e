/** Seconds. */
export interface Took {
  readonly wall: number
  /** Of all threads of this process. */
  readonly cpu: number
}

/** Young garbage of the contender before is collected before the time starts. */
export async function timed(work: () => Promise<void>): Promise<Took> {
  globalThis.gc?.({ type: 'minor' })
  const cpuBefore = process.cpuUsage()
  const start = performance.now()
  await work()
  const wall = (performance.now() - start) / 1000
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wall, cpu: (user + system) / 1_000_000 }
}
