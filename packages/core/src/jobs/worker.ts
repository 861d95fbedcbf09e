import { find } from '@longtable/entity'
import { Job, jobsDue, queueOf } from '../processors/system.ts'
import { iso } from './jobs.ts'
import { createLookAhead } from './look-ahead.ts'
import { claim, type JobHandler, type RunOptions, runClaimed } from './run.ts'

const CLAIMS_MAX = 25

const isDue = (job: Job, now: number) =>
  (job.status === 'queued' || job.status === 'running') && Date.parse(job.dueAt) <= now

const isJob = (job: Job | undefined): job is Job => job !== undefined

/** Runs due jobs. A claim is a condition in the store, so a job never runs twice at once. */
export function createJobWorker({
  handlers,
  ...options
}: RunOptions & { readonly handlers: readonly JobHandler[] }) {
  const { system, now, log } = options
  const fromFuture = createLookAhead(system, now)

  async function dueOf(kind: string): Promise<Job[]> {
    const queue = queueOf({ status: 'queued', kind }) as string
    const query = jobsDue.query({ queue, to: `${iso(now())}~` })
    const { items } = await system.query({ ...query, limit: CLAIMS_MAX })
    // The index may be behind; the job itself says whether it is due.
    const jobs = await Promise.all(items.map(({ SK }) => find(system, Job, { kind, jobId: SK })))
    return jobs.filter(isJob).filter((job) => isDue(job, now()))
  }

  async function run(handler: JobHandler, jobs: readonly Job[]): Promise<number> {
    const claimed = (await Promise.all(jobs.map((job) => claim(job, options)))).filter(isJob)
    await Promise.all(claimed.map((job) => runClaimed(handler, job, options)))
    return claimed.length
  }

  async function runFromFuture(handler: JobHandler): Promise<number> {
    const jobs = await fromFuture(handler.kind)
    for (const { kind, jobId, dueAt } of jobs)
      log.warn({ kind, jobId, dueAt }, 'a job from the future is due: a clock has gone back')
    let count = 0
    for (let start = 0; start < jobs.length; start += CLAIMS_MAX)
      count += await run(handler, jobs.slice(start, start + CLAIMS_MAX))
    return count
  }

  /** Says how many were run. */
  async function step(): Promise<number> {
    let count = 0
    for (const handler of handlers) {
      count += await run(handler, await dueOf(handler.kind))
      count += await runFromFuture(handler)
    }
    return count
  }

  return {
    step,
    async drain() {
      while ((await step()) > 0);
    },
  }
}
