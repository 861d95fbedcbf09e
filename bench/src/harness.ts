import { readFileSync } from 'node:fs'

/** One operation; a contender that answers at once is not made to wait for a promise. */
export type Operation = (place: number) => unknown

export interface Contender {
  readonly name: string
  /** What a slice needs is made before its time is taken. */
  readonly prepare: (operations: number) => Operation
  /** Another process that works for this contender. */
  readonly serverPid?: number | undefined
}

export interface Case {
  readonly contenders: readonly Contender[]
  readonly concurrency: number
}

/** Microseconds per operation. */
export interface Cost {
  readonly wall: number
  readonly cpu: number
  /** Of the other process, where there is one. */
  readonly serverCpu: number
}

export interface Pace {
  readonly rounds: number
  /** How long one contender runs before the next one has its turn. */
  readonly sliceMs: number
}

/** A contender's costs, one for each round. */
export type Costs = ReadonlyMap<string, readonly Cost[]>

const TRIES = 3
const FILLED = 0.7
const GROWTH_MIN = 1.2
const GROWTH_MAX = 8
const OPERATIONS_MAX = 200_000
const TICK_US = 10_000

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/** User and system time of a process, in the kernel's ticks of 10 ms; 0 where /proc is not there. */
function processCpuUs(pid: number | undefined): number {
  if (pid === undefined || process.platform !== 'linux') return 0
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? ''
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_US
}

async function runAll(operation: Operation, operations: number, concurrency: number) {
  let next = 0
  const worker = async () => {
    while (next < operations) {
      const answer = operation(next++)
      if (answer instanceof Promise) await answer
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

/**
 * Young garbage of the contender before is collected before the time starts. Not all garbage: a
 * forced full collection makes the slice after it two to three times dearer, unevenly.
 */
async function runSlice(contender: Contender, operations: number, concurrency: number) {
  const operation = contender.prepare(operations)
  globalThis.gc?.({ type: 'minor' })
  const serverBefore = processCpuUs(contender.serverPid)
  const cpuBefore = process.cpuUsage()
  const start = performance.now()
  await runAll(operation, operations, concurrency)
  const wallUs = (performance.now() - start) * 1000
  const cpu = process.cpuUsage(cpuBefore)
  const serverUs = processCpuUs(contender.serverPid) - serverBefore
  return {
    wall: wallUs / operations,
    cpu: (cpu.user + cpu.system) / operations,
    serverCpu: serverUs / operations,
  }
}

/**
 * How many operations fill most of a slice. The quickest of some tries counts: a first call that
 * loads code or connects must not make slices of one operation.
 */
async function calibrate(contender: Contender, concurrency: number, sliceMs: number) {
  let operations = concurrency
  for (;;) {
    let quickest = Number.POSITIVE_INFINITY
    for (let tries = 0; tries < TRIES; tries++)
      quickest = Math.min(quickest, (await runSlice(contender, operations, concurrency)).wall)
    const tookMs = (operations * quickest) / 1000
    if (tookMs >= sliceMs * FILLED || operations >= OPERATIONS_MAX) return operations
    const growth = Math.min(Math.max(sliceMs / tookMs, GROWTH_MIN), GROWTH_MAX)
    operations = Math.min(Math.ceil(operations * growth), OPERATIONS_MAX)
  }
}

/**
 * Contenders take turns in every round and the first turn rotates, so that a slow minute of the
 * machine falls on all of them.
 */
export async function measure({ contenders, concurrency }: Case, pace: Pace): Promise<Costs> {
  const operations = new Map<string, number>()
  const costs = new Map<string, Cost[]>(contenders.map(({ name }) => [name, []]))
  for (const contender of contenders)
    operations.set(contender.name, await calibrate(contender, concurrency, pace.sliceMs))
  for (let round = 0; round < pace.rounds; round++) {
    for (let turn = 0; turn < contenders.length; turn++) {
      const contender = contenders[(round + turn) % contenders.length] as Contender
      const count = operations.get(contender.name) as number
      costs.get(contender.name)?.push(await runSlice(contender, count, concurrency))
    }
  }
  return costs
}

export type Measure = keyof Cost

const valuesOf = (costs: Costs, name: string, by: Measure): number[] =>
  (costs.get(name) ?? []).map((cost) => cost[by])

export const medianCost = (costs: Costs, name: string, by: Measure): number =>
  median(valuesOf(costs, name, by))

/** For what the kernel counts in steps too coarse for a median. */
export function meanCost(costs: Costs, name: string, by: Measure): number {
  const values = valuesOf(costs, name, by)
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The median of the rounds' own ratios: what both felt in one round cancels out. */
export function ratio(
  costs: Costs,
  [above, below]: readonly [string, string],
  by: Measure,
): number {
  const divisors = valuesOf(costs, below, by)
  return median(
    valuesOf(costs, above, by).map((value, round) => value / (divisors[round] as number)),
  )
}
