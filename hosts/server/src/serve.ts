import cluster from 'node:cluster'
import type { Logger } from '@longtable/core'
import { createHints, type Hints } from './background/hints.ts'
import type { Config } from './config.ts'
import { endHardWithoutData } from './ending/data-file.ts'
import { endHardOnErrors, endHardWithPrimary } from './ending/end-hard.ts'
import { onStopSignal } from './ending/stop-signal.ts'
import { startWatchdog } from './ending/watchdog.ts'
import { isLoopback } from './network/address.ts'
import { mention } from './output.ts'
import { type RunningServer, startServer } from './server.ts'
import { systems } from './systems.ts'

/** Hints go to the primary, which passes them on to the other workers. */
function workerHints(): Hints {
  const hints = createHints()
  hints.onOwn((hint) => {
    // The primary may be gone already; its end is told by `disconnect`.
    if (process.connected) process.send?.({ hint }, undefined, undefined, () => undefined)
  })
  process.on('message', (message: { hint?: string }) => {
    if (typeof message.hint === 'string') hints.hear(message.hint)
  })
  return hints
}

/** Serves in this process. */
export async function serve(config: Config, log: Logger): Promise<RunningServer> {
  const watchdog = startWatchdog(cluster.isWorker ? process.ppid : undefined)
  endHardOnErrors(log)
  if (cluster.isWorker) endHardWithPrimary(log)
  const hints = cluster.isWorker ? { hints: workerHints() } : {}
  const server = await startServer({ config, systems, log, watchdog, ...hints })
  onStopSignal({ log, watchdog }, async () => {
    await server.close()
    if (!cluster.isWorker) mention('Stopped.')
  })
  endHardWithoutData(config, log)
  const startedMs = Math.round(performance.now())
  log.info({ address: server.address, startedMs, store: config.store }, 'listening')
  if (cluster.isWorker) process.send?.({ listening: server.address, startedMs })
  else announce(config, server.address, startedMs)
  return server
}

export function announce(config: Config, address: string, startedMs: number): void {
  const where = config.store === 'lmdb' ? `data in ${config.dataDirectory}` : 'data in DynamoDB'
  mention(`Longtable: ${address} (${where}, started in ${startedMs} ms)`)
  if (config.isDevelopment && config.webDirectory !== undefined)
    mention('Open it and come in as Robin: one click, and it is their home.')
  if (!isLoopback(config.host) && config.isDevelopment)
    mention(`HOST is ${config.host} in development mode: its pages still answer this machine only.`)
}
