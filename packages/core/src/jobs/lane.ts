import { fromItem, keyOf } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { Job, jobsDue, queueOf } from '../processors/system.ts'
import { createLookAhead } from './look-ahead.ts'
import type { RunOptions } from './move.ts'
import { claim, type JobHandler, runClaimed } from './run.ts'
import { createJobWatch } from './watch.ts'

/** Of one kind and in one process; another kind has its own places. */
const AT_ONCE = 25
const LOOKED_AT_MAX = 50

/** The jobs of one kind. No kind waits for the places, or for the end, of another. */
export interface JobLane {
  readonly kind: string
  /** Claims what is due, as far as there are places, and begins it. Says how many. */
  look(): Promise<number>
  /** When the next one that was seen is due; none was seen: Infinity. */
  waitMs(): number
  /** When all that was begun has ended. */
  ended(): Promise<void>
  /** Told whenever a place has become free. */
  onFree(listener: () => void): void
}

const isDue = (job: Job, now: number) =>
  (job.status === 'queued' || job.status === 'running') && Date.parse(job.dueAt) <= now

const isItem = (item: Item | undefined): item is Item => item !== undefined

const isJob = (job: Job | undefined): job is Job => job !== undefined

export function createJobLane(handler: JobHandler, options: RunOptions): JobLane {
  const { system, now, steadyNow = () => performance.now(), log } = options
  const { kind, atOnce = AT_ONCE } = handler
  const queue = queueOf({ status: 'queued', kind }) as string
  const fromFuture = createLookAhead({ system, queue, now, steadyNow })
  const watch = createJobWatch(steadyNow)
  /** By id. What runs here is nobody else's, whatever the clock says of its lease. */
  const running = new Map<string, Promise<void>>()
  const listeners: (() => void)[] = []
  let nextDueAt = Infinity

  const isOthers = ({ jobId }: Job) => !running.has(jobId)

  /** When there is something to do: the next one is due, or one whose lease is over has stood still. */
  function soonestOf(seen: readonly Job[], at: number): number {
    const next = seen.find((job) => !isDue(job, at))
    const waits = seen.filter((job) => isDue(job, at)).map((job) => watch.waitMs(job))
    return Math.min(
      next ? Date.parse(next.dueAt) : Infinity,
      ...waits.filter((ms) => ms > 0).map((ms) => at + ms),
    )
  }

  /** One query: what is due, and when the next one will be. */
  async function due(): Promise<Job[]> {
    const at = now()
    const { items } = await system.query({ ...jobsDue.query({ queue }), limit: LOOKED_AT_MAX })
    const seen = items.map((item) => fromItem(Job, item)).filter(isOthers)
    watch.note(seen)
    nextDueAt = soonestOf(seen, at)
    const isFree = (job: Job) => isDue(job, now()) && watch.waitMs(job) === 0
    // The index may be behind; the job itself says whether it is due.
    const keys = seen.filter(isFree).map((job) => keyOf(Job, job))
    const found = keys.length > 0 ? await system.getMany(keys.slice(0, atOnce)) : []
    const jobs = found.filter(isItem).map((item) => fromItem(Job, item))
    const future = await fromFuture(items.length < LOOKED_AT_MAX ? seen : undefined)
    const ahead = future.filter(isOthers)
    for (const { jobId, dueAt } of ahead)
      log.warn({ kind, jobId, dueAt }, 'a job from the future is due: a clock has gone back')
    return [...jobs.filter(isFree), ...ahead]
  }

  function begin(job: Job): void {
    const { jobId } = job
    const run = runClaimed(handler, job, options)
      .catch((error: unknown) => {
        log.error({ kind, jobId, err: error }, 'how a job ended could not be written')
      })
      .finally(() => {
        running.delete(jobId)
        for (const listener of listeners) listener()
      })
    running.set(jobId, run)
  }

  return {
    kind,
    async look() {
      if (running.size >= atOnce) return 0
      const jobs = (await due()).slice(0, atOnce - running.size)
      const claims = await Promise.allSettled(jobs.map((job) => claim(job, options)))
      const claimed = claims.map((one) => (one.status === 'fulfilled' ? one.value : undefined))
      // Also beside a claim that failed: what is ours and not begun would wait for the end of its lease.
      for (const job of claimed.filter(isJob)) begin(job)
      for (const one of claims) if (one.status === 'rejected') throw one.reason
      return claimed.filter(isJob).length
    },
    waitMs: () => Math.max(0, nextDueAt - now()),
    async ended() {
      while (running.size > 0) await Promise.all(running.values())
    },
    onFree: (listener) => void listeners.push(listener),
  }
}
