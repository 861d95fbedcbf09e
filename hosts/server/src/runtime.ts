import { join } from 'node:path'
import {
  accountEvents,
  accountLive,
  accountsModule,
  accountsRows,
  accountsTable,
  mailNotices,
  mailTickets,
} from '@longtable/accounts'
import { buildSchema, createEdge, type Credentials, type Edge } from '@longtable/api'
import {
  auditSealer,
  createBus,
  type Logger,
  localEvents,
  type Origin,
  type Processor,
  SystemTable,
} from '@longtable/core'
import type { Table } from '@longtable/entity'
import { enqueueMail, mailJobs } from '@longtable/mail'
import type { Engine } from '@longtable/store'
import { auditHeads } from './audit-heads.ts'
import { type Background, startBackground } from './background/background.ts'
import { createHints, type Hints, hintingEngine } from './background/hints.ts'
import { startLive } from './background/live.ts'
import { maintenance } from './background/maintenance.ts'
import type { Config } from './config.ts'
import { openEngine } from './engine.ts'
import { createMailer } from './mailing.ts'
import { openPeople, type People } from './people.ts'
import type { System } from './systems.ts'

/** Every table of this program: accounts, its own bookkeeping, and one per system. */
export const tablesOf = (systems: readonly System[]): readonly Table[] => [
  accountsTable,
  SystemTable,
  ...systems.map(({ model }) => model.table),
]

export interface RuntimeOptions {
  readonly config: Config
  readonly systems: readonly System[]
  readonly log: Logger
  /** Connects several workers; alone a worker needs none. */
  readonly hints?: Hints
}

export interface Runtime {
  readonly config: Config
  readonly engine: Engine
  readonly people: People
  /** By path: `/accounts/graphql`. */
  readonly edges: ReadonlyMap<string, Edge>
  readonly hints: Hints
  readonly background: Background
  readonly outbox: string
  close(): Promise<void>
}

export const originOf = (request: Credentials['request']): Origin => ({
  address: request.socket.remoteAddress ?? 'unknown',
  agent: request.headers['user-agent'] ?? '',
})

function accountsEdge(people: People, { isDevelopment }: Config, log: Logger): Edge {
  return createEdge({
    api: buildSchema([accountsModule]),
    isDevelopment,
    log,
    async authenticate({ token, request }) {
      const origin = originOf(request)
      if (token === undefined)
        return {
          key: `address ${origin.address}`,
          context: () => people.accountsContext(undefined, origin),
        }
      const viewer = await people.authenticate(token)
      const { claims } = await people.verifier.verify(token)
      return {
        key: `user ${viewer.userId}`,
        context: () => people.accountsContext(viewer, origin),
        expiresAt: claims.exp * 1000,
      }
    },
  })
}

/** Opens everything a worker needs and starts what runs beside its requests. */
export async function openRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { config, systems, log, hints = createHints() } = options
  const now = Date.now
  const engine = hintingEngine(await openEngine(config, tablesOf(systems)), hints.notify)
  const bus = createBus()
  const people = await openPeople({ config, engine, bus, log, now })
  const outbox = join(config.dataDirectory, 'outbox')
  const events = localEvents(bus, log)
  const recordHead = auditHeads(config.dataDirectory, log)
  const processors = new Map<string, readonly Processor[]>([
    [
      accountsTable.name,
      [
        mailTickets(enqueueMail),
        mailNotices(enqueueMail),
        accountEvents(events),
        auditSealer(accountsRows, recordHead),
      ],
    ],
    ...systems.map(({ model, rows }): [string, Processor[]] => [
      model.table.name,
      [auditSealer(rows, recordHead)],
    ]),
  ])
  const background = startBackground({
    engine,
    processors,
    jobs: [mailJobs(createMailer(config, outbox), people.mailTemplates)],
    schedules: maintenance({ engine, tables: [...processors.keys()], log }),
    hints,
    now,
    log,
  })
  const live = startLive({
    engine,
    sources: new Map([[accountsTable.name, [accountLive]]]),
    bus,
    hints,
    log,
  })
  return {
    config,
    engine,
    people,
    edges: new Map([['/accounts/graphql', accountsEdge(people, config, log)]]),
    hints,
    background,
    outbox,
    async close() {
      await live.stop()
      await background.stop()
      await engine.close()
    },
  }
}
