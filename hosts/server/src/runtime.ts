import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { accountsRows, accountsTable } from '@longtable/accounts'
import type { Edge } from '@longtable/api'
import {
  auditSealer,
  createBus,
  type HeadRecorder,
  type Logger,
  localEvents,
  type Processor,
  type SharedRows,
  SystemTable,
} from '@longtable/core'
import type { Table } from '@longtable/entity'
import { mailJobs, type MailTemplates } from '@longtable/mail'
import { loadDriver } from '@longtable/search/libsql'
import type { Engine } from '@longtable/store'
import { agreeWithHosts } from './agree-with-hosts.ts'
import { auditHeads } from './audit-heads.ts'
import { awaitFirst } from './backup/newest.ts'
import { sweepCopies } from './backup/run-backup.ts'
import { backupSchedule } from './backup/schedule.ts'
import { type Background, startBackground } from './background/background.ts'
import { startBell } from './background/bell.ts'
import { createHints, type Hints, hintingEngine } from './background/hints.ts'
import { startLive } from './background/live.ts'
import { maintenance } from './background/maintenance.ts'
import { pacesOf } from './background/pace.ts'
import { type LocalBilling, openPayments } from './billing/open-payments.ts'
import { carryingOver } from './carry-over.ts'
import type { Config } from './config.ts'
import { openEngine } from './engine.ts'
import { type Files, openFiles } from './files/open-files.ts'
import { type Arrivals, createArrivals } from './network/arrival.ts'
import { createMailer } from './mailing.ts'
import { worldJob } from './demo-world.ts'
import { edgeOf } from './edge.ts'
import { endHard } from './ending/end-hard.ts'
import type { Watchdog } from './ending/watchdog.ts'
import { openPeople, type People } from './people.ts'
import { openSearch } from './search/open-search.ts'
import type { ServedSystem, SystemParts } from './served.ts'
import { serveAccounts } from './serve-accounts.ts'
import { serveSystem } from './serve-system.ts'
import type { HostedSystem } from './systems.ts'

/** Every table of this program: accounts, its own bookkeeping, and one per system. */
export const tablesOf = (systems: readonly HostedSystem[]): readonly Table[] => [
  accountsTable,
  SystemTable,
  ...systems.map(({ model }) => model.table),
]

export interface RuntimeOptions {
  readonly config: Config
  readonly systems: readonly HostedSystem[]
  readonly log: Logger
  /** Connects several workers; alone a worker needs none. */
  readonly hints?: Hints
  readonly watchdog?: Watchdog
  /** Epoch milliseconds; all that this process does goes by it. */
  readonly now?: () => number
}

export interface Runtime {
  readonly config: Config
  readonly now: () => number
  readonly engine: Engine
  readonly people: People
  readonly arrivals: Arrivals
  readonly served: readonly ServedSystem[]
  /** By path: `/accounts/graphql`. */
  readonly edges: ReadonlyMap<string, Edge>
  readonly hints: Hints
  readonly background: Background
  readonly outbox: string
  readonly files?: Files
  /** Who plays Stripe's part, in development. */
  readonly localBilling?: LocalBilling | undefined
  close(): Promise<void>
}

/** What reacts to the changes of each table; every table's audit log is sealed. */
export function processorsOf(
  systems: readonly HostedSystem[],
  served: ReadonlyMap<string, ServedSystem>,
  recordHead: HeadRecorder,
): Map<string, readonly Processor[]> {
  const rowsOf = new Map<string, SharedRows>([
    [accountsTable.name, accountsRows],
    ...systems.map(({ model, rows }): [string, SharedRows] => [model.table.name, rows]),
  ])
  return new Map(
    [...rowsOf].map(([table, rows]) => [
      table,
      [...(served.get(table)?.processors ?? []), auditSealer(rows, recordHead)],
    ]),
  )
}

export function servedSystems(
  systems: readonly HostedSystem[],
  parts: SystemParts,
): Map<string, ServedSystem> {
  const served = systems.flatMap(({ system, extras }): [string, ServedSystem][] =>
    system ? [[system.model.table.name, serveSystem(system, parts, extras?.(parts) ?? {})]] : [],
  )
  const accounts = serveAccounts(
    parts,
    served.map(([, system]) => system),
  )
  return new Map([[accountsTable.name, accounts], ...served])
}

/** This process among all that share the tables; in containers, name and number come again. */
const ownerName = () => `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`

const mailTemplatesOf = (people: People, served: readonly ServedSystem[]): MailTemplates =>
  Object.assign({}, people.mailTemplates, ...served.map((system) => system.mailTemplates))

interface Opening extends RuntimeOptions {
  readonly hints: Hints
  readonly now: () => number
}

/** The store, whose writes are told of; a former version's rows are carried over before anybody reads. */
async function openHinting({ config, systems, log, hints, now, watchdog }: Opening) {
  // Before there are writes: it must not be loaded while a thread waits for one.
  await loadDriver()
  const opened = await openEngine(config, tablesOf(systems), {
    ...(watchdog && { watchdog }),
    carryOver: carryingOver(systems, now),
    clock: now,
    onBroken: (error) => endHard(log, 'the store can no longer be written', error),
  })
  return hintingEngine(opened, hints.notify)
}

/** Before anything else is begun: what one left that was killed, and since when the first is awaited. */
async function lookAfterBackups(config: Config, engine: Engine, now: () => number): Promise<void> {
  const { store, dataDirectory, backups } = config
  if (store === 'lmdb') await sweepCopies({ engine, dataDirectory, now })
  if (backups?.everyHours !== undefined) await awaitFirst(dataDirectory, now())
}

const edgesOf = (served: readonly ServedSystem[], parts: SystemParts, arrivals: Arrivals) =>
  new Map(served.map((system) => [`${system.path}/graphql`, edgeOf(system, parts, arrivals)]))

/** Opens everything a worker needs and starts what runs beside its requests. */
export async function openRuntime(options: RuntimeOptions): Promise<Runtime> {
  const { config, systems, log, hints = createHints(), now = Date.now } = options
  const owner = ownerName()
  const paces = pacesOf(config.store)
  const engine = await openHinting({ ...options, hints, now })
  await lookAfterBackups(config, engine, now)
  const bus = createBus()
  const people = await openPeople({ config, engine, bus, log, now })
  const presence = await agreeWithHosts({ config, engine, people, owner, now, log })
  const files = await openFiles(config, now)
  const { payments, local: localBilling } = await openPayments({ config, now, log })
  const events = localEvents(bus, log)
  const searches = openSearch({ config, engine, systems, now, log })
  const parts = { config, engine, people, files, payments, searches, bus, events, now, log }
  const served = servedSystems(systems, parts)
  const arrivals = createArrivals(config.trustedProxies)
  const all = [...served.values()]
  const outbox = join(config.dataDirectory, 'outbox')
  const processors = processorsOf(systems, served, auditHeads(config.dataDirectory, log))
  const background: Background = startBackground({
    engine,
    processors,
    jobs: [
      mailJobs(createMailer(config, outbox), mailTemplatesOf(people, all), people.recipients),
      ...all.flatMap(({ jobs }) => jobs),
      ...(config.isDevelopment ? [worldJob({ served, now, background: () => background })] : []),
    ],
    schedules: [
      ...maintenance({ engine, tables: [...processors.keys()], outbox, now, log }),
      ...backupSchedule({ config, engine, objects: files.objects, now, log }),
      ...all.flatMap(({ schedules }) => schedules),
    ],
    hints,
    paces,
    owner,
    events: parts.events,
    now,
    log,
  })
  const sources = new Map([...served].map(([table, { live }]) => [table, live]))
  const live = startLive({ engine, sources, bus, hints, pace: paces.changes, log })
  const searching = searches.keep(hints, paces.search)
  // One machine's workers tell each other by messages; other hosts have only the tables in common.
  const bell =
    config.store === 'dynamodb' ? startBell({ engine, owner, hints, bus, now, log }) : undefined
  return {
    config,
    now,
    engine,
    people,
    arrivals,
    served: all,
    edges: edgesOf(all, parts, arrivals),
    hints,
    background,
    outbox,
    files,
    localBilling,
    async close() {
      await live.stop()
      await searching.stop()
      await background.stop()
      await searches[Symbol.asyncDispose]()
      await bell?.stop()
      files.close()
      await presence?.[Symbol.asyncDispose]()
      await people.close()
      await engine.close()
    },
  }
}
