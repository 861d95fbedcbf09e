import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '@longtable/core'
import type { Config } from './config.ts'
import { carryingOver } from './carry-over.ts'
import { checkStore, openEngine } from './engine.ts'
import { endHardWithoutData } from './ending/data-file.ts'
import { endHardOnErrors } from './ending/end-hard.ts'
import { onStopSignal, STOP_MS_MAX } from './ending/stop-signal.ts'
import { startWatchdog } from './ending/watchdog.ts'
import { mention } from './output.ts'
import { tablesOf } from './runtime.ts'
import { announce } from './serve.ts'
import { systems } from './systems.ts'

const RESTART_MS = 1000
/** Workers that one after the other were killed before they served: another would be too. */
const KILLED_STARTS_MAX = 5
/** Time enough for a slow machine to tell the primary that the worker it has killed is gone. */
const STOP_ALL_MS_MAX = 4 * STOP_MS_MAX

interface WorkerMessage {
  readonly hint?: string
  readonly listening?: string
  readonly startedMs?: number
}

/** A worker may end at any moment; a hint to it is lost with it, and its poll is the net. */
function passOn(worker: Worker, hint: string): void {
  if (worker.isConnected()) worker.send({ hint }, () => undefined)
}

const stopWorker = (worker: Worker, log: Logger) =>
  new Promise<void>((resolve) => {
    const { process: child } = worker
    const timer = setTimeout(() => {
      log.error({ worker: child.pid }, 'a worker did not stop in time and is killed')
      child.kill('SIGKILL')
    }, STOP_MS_MAX)
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.kill('SIGTERM')
  })

/** By the primary alone: workers that are all at it would only be in each other's way. */
async function carryOverOnce(config: Config): Promise<void> {
  if (config.store !== 'lmdb') return
  const carryOver = carryingOver(systems, Date.now)
  const engine = await openEngine(config, tablesOf(systems), { carryOver })
  await engine.close()
}

/** Starts the workers, connects them, and starts one anew when it dies. */
export async function superviseWorkers(config: Config, log: Logger): Promise<void> {
  // What would end every worker alike is said once, before there is any.
  await checkStore(config)
  await carryOverOnce(config)
  endHardOnErrors(log)
  let stopping = false
  let announced = false
  const served = new Set<number>()
  let killedStarts = 0

  function start(): void {
    const worker = cluster.fork()
    worker.on('message', (message: WorkerMessage) => onMessage(worker, message))
  }

  function onMessage(worker: Worker, { hint, listening, startedMs }: WorkerMessage): void {
    if (hint !== undefined)
      for (const other of Object.values(cluster.workers ?? {}))
        if (other && other.id !== worker.id) passOn(other, hint)
    if (listening === undefined) return
    served.add(worker.id)
    killedStarts = 0
    if (announced) return
    announced = true
    // Else it would start workers anew, on an empty store.
    endHardWithoutData(config, log)
    announce(config, listening, startedMs ?? 0)
  }

  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    log.error({ worker: worker.process.pid, code, signal }, 'a worker ended')
    if (!served.delete(worker.id)) {
      killedStarts += 1
      // It could not even start and has said why, or could not say it any more.
      const isHopeless = (code !== 0 && signal === null) || killedStarts >= KILLED_STARTS_MAX
      if (isHopeless && served.size === 0) return giveUp(code || 1)
    }
    setTimeout(() => !stopping && start(), RESTART_MS)
  })

  /** Asks them to end, and ends those that do not: theirs is the store, so none may be left. */
  async function stop(): Promise<void> {
    stopping = true
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(alive.map((worker) => stopWorker(worker, log)))
  }

  function giveUp(code: number): void {
    log.error({}, 'workers end before they serve: giving up')
    process.exitCode = code
    void stop().then(() => process.exit(code))
  }

  for (let n = 0; n < config.workers; n++) start()
  onStopSignal({ log, watchdog: startWatchdog(), withinMs: STOP_ALL_MS_MAX }, async () => {
    await stop()
    mention('Stopped.')
  })
}
