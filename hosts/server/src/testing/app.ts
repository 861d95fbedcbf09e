import { join } from 'node:path'
import type { Edge } from '@longtable/api'
import { createBus } from '@longtable/core'
import type { Engine, TableDefinition } from '@longtable/store'
import type { FastifyInstance } from 'fastify'
import { createHints, hintingEngine } from '../background/hints.ts'
import { readConfig } from '../config.ts'
import { openEngine } from '../engine.ts'
import { buildApp } from '../http/app.ts'
import { createLogger } from '../logger.ts'
import { createArrivals } from '../network/arrival.ts'
import { openPeople, type People } from '../people.ts'

export interface AppAround {
  readonly directory: string
  readonly tables: readonly TableDefinition[]
  /** By path; the product's own are not there. */
  readonly edgesOf: (engine: Engine, people: People) => ReadonlyMap<string, Edge>
  readonly environment?: Readonly<Record<string, string>>
  readonly now?: () => number
}

export interface OpenApp {
  readonly app: FastifyInstance
  readonly engine: Engine
  readonly people: People
}

/** The product's web server in production mode around other edges, with no work beside requests. */
export async function openAppAround(options: AppAround): Promise<OpenApp> {
  const { directory, tables, edgesOf, environment = {}, now = Date.now } = options
  const config = readConfig({
    LONGTABLE_DATA: directory,
    LONGTABLE_MODE: 'production',
    ...environment,
  })
  const log = createLogger('warn')
  const hints = createHints()
  const engine = hintingEngine(await openEngine(config, tables), hints.notify)
  const people = await openPeople({ config, engine, bus: createBus(), log, now })
  const runtime = {
    config,
    now,
    engine,
    people,
    arrivals: createArrivals(config.trustedProxies),
    served: [],
    edges: edgesOf(engine, people),
    hints,
    background: {
      runners: new Map(),
      jobs: async () => ({ dead: 0, oldestDueMs: 0 }),
      stop: async () => {},
    },
    outbox: join(directory, 'outbox'),
    close: () => engine.close(),
  }
  return { app: await buildApp({ runtime, systems: [], log, demo: undefined }), engine, people }
}

export { makeBackup } from '../backup/make-backup.ts'
export type { People } from '../people.ts'
