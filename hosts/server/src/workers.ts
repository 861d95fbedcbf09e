import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '@longtable/core'
import type { Config } from './config.ts'
import { announce, onStopSignal, say } from './serve.ts'

const RESTART_MS = 1000

interface WorkerMessage {
  readonly hint?: string
  readonly listening?: string
  readonly startedMs?: number
}

/** A worker may end at any moment; a hint to it is lost with it, and its poll is the net. */
function passOn(worker: Worker, hint: string): void {
  if (worker.isConnected()) worker.send({ hint }, () => undefined)
}

/** Starts the workers, connects them, and starts one anew when it dies. */
export function superviseWorkers(config: Config, log: Logger): void {
  let stopping = false
  let announced = false
  const served = new Set<number>()

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
    if (announced) return
    announced = true
    announce(config, listening, startedMs ?? 0)
  }

  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    log.error({ worker: worker.process.pid, code, signal }, 'a worker ended')
    if (!served.delete(worker.id) && code !== 0 && signal === null) {
      // It could not even start and has said why; another one would fail alike.
      process.exitCode = code
      void stop().then(() => process.exit(code))
      return
    }
    setTimeout(() => !stopping && start(), RESTART_MS)
  })

  async function stop(): Promise<void> {
    stopping = true
    const alive = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    await Promise.all(
      alive.map(
        (worker) =>
          new Promise<void>((resolve) => {
            worker.once('exit', () => resolve())
            worker.process.kill('SIGTERM')
          }),
      ),
    )
  }

  for (let n = 0; n < config.workers; n++) start()
  onStopSignal(async () => {
    await stop()
    say('Stopped.')
  }, log)
}
