import type { Store } from '@longtable/store'
import { enqueue } from './jobs.ts'
import type { JobHandler } from './run.ts'

/** Something to be done once per period, by whoever claims it. */
export interface Schedule {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

const kindOf = (schedule: Schedule) => `schedule.${schedule.name}`

/** Each period is a job of its own whose id is the period, so several tickers make one. */
export function createTicker(system: Store, schedules: readonly Schedule[], now: () => number) {
  const armed = new Map<string, number>()
  const handlers: JobHandler[] = schedules.map((schedule) => ({
    kind: kindOf(schedule),
    run: () => schedule.run(),
  }))
  return {
    handlers,
    /** Makes sure that the next period of each schedule is waiting. */
    async tick(): Promise<void> {
      for (const schedule of schedules) {
        const period = Math.floor(now() / schedule.everyMs) + 1
        if (armed.get(schedule.name) === period) continue
        await enqueue(
          system,
          {
            kind: kindOf(schedule),
            jobId: `period-${period}`,
            payload: null,
            at: period * schedule.everyMs,
          },
          now(),
        )
        armed.set(schedule.name, period)
      }
    },
  }
}
