import type { Logger } from '@longtable/core'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './http/app.ts'
import type { Config } from './config.ts'
import { createDemo } from './demo.ts'
import type { Hints } from './background/hints.ts'
import { closeInTime } from './ending/stop-signal.ts'
import type { Watchdog } from './ending/watchdog.ts'
import { openRuntime, type Runtime } from './runtime.ts'
import type { HostedSystem } from './systems.ts'

export interface RunningServer {
  readonly address: string
  /** Answers what was asked already, ends what runs beside it, then closes the store. */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly config: Config
  readonly systems: readonly HostedSystem[]
  readonly log: Logger
  readonly hints?: Hints
  /** Ends the process when the store cannot be opened, or what is open closed, in time. */
  readonly watchdog?: Watchdog
  readonly now?: () => number
}

async function listen(app: FastifyInstance, runtime: Runtime): Promise<RunningServer> {
  const { port, host } = runtime.config
  const address = await app.listen({ port, host })
  return {
    address,
    async close() {
      await app.close()
      await runtime.close()
    },
  }
}

/** Opens the store, starts what runs beside requests, and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, systems, log } = options
  const runtime = await openRuntime(options)
  try {
    const demo = config.isDevelopment ? await createDemo(runtime) : undefined
    return await listen(await buildApp({ runtime, systems, log, demo }), runtime)
  } catch (error) {
    await closeInTime(runtime, options.watchdog)
    throw error
  }
}
