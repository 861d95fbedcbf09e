import cluster from 'node:cluster'
import type { Logger } from '@longtable/core'
import { createHints, type Hints } from './background/hints.ts'
import type { Config } from './config.ts'
import { isLoopback } from './network/address.ts'
import { type RunningServer, startServer } from './server.ts'
import { systems } from './systems.ts'

/** A client that never finishes its request must not keep the program alive. */
const STOP_MS_MAX = 8_000

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** One key press may arrive twice, from the terminal and from npm: only the first counts. */
export function onStopSignal(stop: () => Promise<void>, log: Logger): void {
  let stopping = false
  const once = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => {
      log.error({}, 'could not stop in time: some requests were still running')
      process.exit(1)
    }, STOP_MS_MAX).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}

/** Hints go to the primary, which passes them on to the other workers. */
function workerHints(): Hints {
  const hints = createHints()
  const heard: ((table: string) => void)[] = []
  hints.onHint((table) => {
    // The primary may be gone already; its end is told by `disconnect`.
    if (process.connected) process.send?.({ hint: table }, undefined, undefined, () => undefined)
    for (const listener of heard) listener(table)
  })
  process.on('message', (message: { hint?: string }) => {
    if (typeof message.hint === 'string') for (const listener of heard) listener(message.hint)
  })
  return { notify: hints.notify, onHint: (listener) => void heard.push(listener) }
}

/** Serves in this process. */
export async function serve(config: Config, log: Logger): Promise<RunningServer> {
  const hints = cluster.isWorker ? { hints: workerHints() } : {}
  const server = await startServer({ config, systems, log, ...hints })
  onStopSignal(async () => {
    await server.close()
    if (!cluster.isWorker) say('Stopped.')
  }, log)
  const startedMs = Math.round(performance.now())
  log.info({ address: server.address, startedMs, store: config.store }, 'listening')
  if (cluster.isWorker) {
    process.send?.({ listening: server.address, startedMs })
    // Without the primary nobody would stop this worker.
    process.on('disconnect', () => process.exit(0))
  } else announce(config, server.address, startedMs)
  return server
}

export function announce(config: Config, address: string, startedMs: number): void {
  const where = config.store === 'lmdb' ? `data in ${config.dataDirectory}` : 'data in DynamoDB'
  say(`Longtable: ${address} (${where}, started in ${startedMs} ms)`)
  if (!isLoopback(config.host) && config.isDevelopment)
    say(`HOST is ${config.host} in development mode: its pages still answer this machine only.`)
}
