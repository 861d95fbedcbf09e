import { hostname } from 'node:os'
import {
  createJobWorker,
  createRunner,
  createTicker,
  type EventSink,
  type JobHandler,
  type JobsStatus,
  jobsStatus,
  type Logger,
  type Processor,
  type Runner,
  type Schedule,
  SystemTable,
} from '@longtable/core'
import type { Engine } from '@longtable/store'
import { GROUP } from './group.ts'
import type { Hints } from './hints.ts'
import { type Loop, startLoop } from './loop.ts'

const POLL_MS = 250
const JOB_POLL_MS = 1000
const TICK_MS = 5000

export interface BackgroundOptions {
  readonly engine: Engine
  /** Processors by the table whose changes they take. */
  readonly processors: ReadonlyMap<string, readonly Processor[]>
  readonly jobs: readonly JobHandler[]
  readonly schedules: readonly Schedule[]
  readonly hints: Hints
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
  const { engine, processors, schedules, hints, events, now, log } = options
  const system = engine.table(SystemTable.name)
  const owner = `${hostname()}-${process.pid}`
  const runners = new Map(
    [...processors].map(([table, list]) => [
      table,
      createRunner({
        store: engine.table(table),
        system,
        processors: list,
        group: GROUP,
        owner,
        events,
        now,
        log,
      }),
    ]),
  )
  const ticker = createTicker(system, schedules, now)
  const handlers = [...options.jobs, ...ticker.handlers]
  const worker = createJobWorker({ system, handlers, owner, now, log })
  const kinds = handlers.map(({ kind }) => kind)

  const loops = new Map<string, Loop>()
  const loop = (name: string, step: () => Promise<number>, idleMs: number) =>
    loops.set(name, startLoop({ name, step, idleMs, log }))
  for (const [table, runner] of runners) loop(table, () => runner.step(), POLL_MS)
  loop(SystemTable.name, () => worker.step(), JOB_POLL_MS)
  loop('ticker', () => ticker.tick().then(() => 0), TICK_MS)
  hints.onHint((table) => loops.get(table)?.poke())

  /** A lease that cannot be given back, as on a full disk, runs out by itself. */
  const release = ([table, runner]: [string, Runner]) =>
    runner.release().catch((error: unknown) => {
      log.warn({ table, err: error }, 'a lease could not be given back')
    })

  return {
    runners,
    jobs: () => jobsStatus(system, kinds, now()),
    async stop() {
      await Promise.all([...loops.values()].map((one) => one.stop()))
      await Promise.all([...runners].map(release))
    },
  }
}
