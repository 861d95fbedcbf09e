import {
  createJobWorker,
  createRunner,
  createTicker,
  type EventSink,
  type JobHandler,
  type JobLane,
  type JobsStatus,
  jobsStatus,
  jobTopic,
  type Logger,
  type Processor,
  type Runner,
  type Schedule,
  SystemTable,
} from '@longtable/core'
import type { Engine } from '@longtable/store'
import { GROUP } from './group.ts'
import type { Hints } from './hints.ts'
import { type Loop, type LoopOptions, startLoop } from './loop.ts'
import type { Paces } from './pace.ts'

/** The time between two schedules' periods is known, so looking at the clock is all that a tick does. */
const TICK_MS = 5000

export interface BackgroundOptions {
  readonly engine: Engine
  /** Processors by the table whose changes they take. */
  readonly processors: ReadonlyMap<string, readonly Processor[]>
  readonly jobs: readonly JobHandler[]
  readonly schedules: readonly Schedule[]
  readonly hints: Hints
  readonly paces: Paces
  /** This process, among all that share the tables. */
  readonly owner: string
  readonly events: EventSink
  readonly now: () => number
  readonly log: Logger
}

export interface Background {
  readonly runners: ReadonlyMap<string, Runner>
  jobs(): Promise<JobsStatus>
  stop(): Promise<void>
}

/** Processors, jobs and schedules: each runs where its lease is held, so any number of workers may start it. */
export function startBackground(options: BackgroundOptions): Background {
  const { engine, processors, schedules, hints, paces, owner, events, now, log } = options
  const system = engine.table(SystemTable.name)
  const runners = new Map(
    [...processors].map(([table, list]) => [
      table,
      createRunner({
        store: engine.table(table),
        system,
        processors: list,
        group: GROUP,
        owner,
        restMs: paces.restMs,
        events,
        now,
        log,
      }),
    ]),
  )
  const ticker = createTicker(system, schedules, now)
  const handlers = [...options.jobs, ...ticker.handlers]
  const stop = new AbortController()
  const { lanes } = createJobWorker({ system, handlers, owner, now, log, stopping: stop.signal })
  const kinds = handlers.map(({ kind }) => kind)

  /** By topic of the hints that wake them. */
  const loops = new Map<string, Loop>()
  const loop = (topic: string, rest: Omit<LoopOptions, 'name' | 'log'>) =>
    loops.set(topic, startLoop({ name: topic, log, ...rest }))

  function startRunner(table: string, runner: Runner): void {
    const lullMs = () => (runner.isWatching() ? paces.watchMs : 0)
    loop(table, { step: runner.step, pace: paces.changes, waitMs: runner.waitMs, lullMs })
  }
  function startLane(lane: JobLane): void {
    const topic = jobTopic(lane.kind)
    loop(topic, { step: lane.look, pace: paces.jobs, waitMs: lane.waitMs })
    lane.onFree(() => loops.get(topic)?.poke())
  }
  // Mails are listed first, so theirs is the first look too.
  for (const lane of lanes) startLane(lane)
  for (const [table, runner] of runners) startRunner(table, runner)
  const pace = { firstMs: TICK_MS, longestMs: TICK_MS }
  loop('ticker', { step: () => ticker.tick().then(() => 0), pace })
  hints.onHint((topic) => loops.get(topic)?.poke())

  /** A lease that cannot be given back, as on a full disk, runs out by itself. */
  const release = ([table, runner]: [string, Runner]) =>
    runner.release().catch((error: unknown) => {
      log.warn({ table, err: error }, 'a lease could not be given back')
    })

  return {
    runners,
    jobs: () => jobsStatus(system, kinds, now()),
    async stop() {
      stop.abort()
      await Promise.all([...loops.values()].map((one) => one.stop()))
      await Promise.all(lanes.map((lane) => lane.ended()))
      await Promise.all([...runners].map(release))
    },
  }
}
