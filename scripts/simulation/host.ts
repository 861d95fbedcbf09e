import {
  auditSealer,
  createBus,
  createJobWorker,
  createRunner,
  createTicker,
  deadLetters,
  type Logger,
  type Runner,
  silentEvents,
  silentLogger,
  SystemTable,
  type Viewer,
} from '@longtable/core'
import { createCursors, createStamp, CURSOR_SECRET_BYTES } from '@longtable/entity'
import { createFileLinks } from '@longtable/files'
import { createRecipients, mailJobs, type MailMessage, type MailTemplates } from '@longtable/mail'
import { createKeeper, type Keeper } from '@longtable/search'
import { type Engine, type Item, StoreUnavailableError, WriteConflictError } from '@longtable/store'
import type { Deps, System, SystemContext, Work } from '@longtable/system'
import { below, type Random } from '@longtable/testing/random'
import type { Caller, Cloud } from './cloud.ts'
import type { ObjectRoom } from './object-room.ts'
import { playedDocuments } from './played-documents.ts'
import type { PlayedStripe } from './played-stripe.ts'
import type { Plant } from './plant.ts'
import type { Post } from './post.ts'
import type { SearchRoom } from './search-room.ts'
import type { Timeline } from './timeline.ts'

export const SIMULATED = 'simulated'
const SECRET = new Uint8Array(32)
const LINK = 'https://longtable.example'
const REST_MS_MIN = 20
const REST_MS_MAX = 3000
const LOOKS_ANYWAY = 0.1

/** What is the same for all processes of a simulation. */
export interface Site {
  readonly timeline: Timeline
  readonly random: Random
  readonly cloud: Cloud
  readonly room: ObjectRoom
  searchOf(system: System): SearchRoom
  readonly stripe: PlayedStripe
  readonly systems: readonly System[]
  readonly post: Post
  /** What makes processors do wrong, to see whether anybody notices. */
  readonly plant?: Plant | undefined
  /** What no process may do. */
  readonly onBug: (what: string) => void
}

/** One process of the server: it answers requests and does what follows from them, until it dies. */
export interface Host extends Caller {
  readonly name: string
  contextOf(system: System, viewer?: Viewer): SystemContext
  /** Its clock is from now on so far ahead of the time. */
  setClock(aheadMs: number): void
  /** It dies of the write that comes as the n-th from now on. */
  dieAtWrite(n: number): void
  onDeath(listener: () => void): void
}

/** Of these the host's own loops try again. */
const isExpected = (error: unknown) =>
  error instanceof WriteConflictError || error instanceof StoreUnavailableError

interface Mounted {
  readonly system: System
  readonly deps: Deps
  readonly work: Work
  readonly runner: Runner
  readonly keeper: Keeper
}

function createLife() {
  const listeners: (() => void)[] = []
  let [isDead, writesLeft] = [false, Infinity]
  return {
    get isDead() {
      return isDead
    },
    diesOfWrite: () => --writesLeft <= 0,
    dieAtWrite(n: number) {
      writesLeft = n
    },
    die() {
      isDead = true
      for (const listener of listeners) listener()
    },
    onDeath: (listener: () => void) => void listeners.push(listener),
  }
}

/** As a host mounts a system: what it runs beside requests, and what requests work with. */
function mount(site: Site, system: System, process: Process): Mounted {
  const { name: owner, engine, now, log } = process
  const deps: Deps = {
    store: engine.table(system.model.table.name),
    system: engine.table(SystemTable.name),
    events: silentEvents,
    files: process.files,
    documents: playedDocuments,
    payments: site.stripe.paymentsOf(process.caller),
    search: site.searchOf(system).index,
    tools: site.cloud.truth.tools(system.model.table.name),
    stamp: process.stamp,
    now,
    log,
  }
  const work = system.work(deps)
  const all = [...work.processors, auditSealer(system.rows, async () => {})]
  const processors = site.plant ? all.map(site.plant) : all
  const steadyNow = site.timeline.now
  return {
    system,
    deps,
    work,
    runner: createRunner({ ...deps, processors, group: SIMULATED, owner, steadyNow }),
    keeper: createKeeper({
      ...deps,
      tools: site.cloud.truth.tools(system.model.table.name),
      source: system.search,
      shelf: site.searchOf(system).shelfOf(process.caller),
    }),
  }
}

/** Jobs, mails and schedules of all systems, as one process runs them. */
function jobsOf(site: Site, mounted: readonly Mounted[], process: Process) {
  const { name: owner, engine, now, log } = process
  const system = engine.table(SystemTable.name)
  const ticker = createTicker(
    system,
    mounted.flatMap(({ work }) => work.schedules),
    now,
  )
  const recipients = createRecipients({
    system,
    secret: SECRET,
    now,
    linkOf: (token) => `${LINK}/mail/stop?to=${token}`,
  })
  const templates = mounted.map(({ system: { mails, face }, deps: { store } }) =>
    mails({ store, now, link: `${LINK}${face.path}` }),
  )
  const mailer = {
    send: async (mail: MailMessage) => site.post.send(mail, now() === site.timeline.now()),
  }
  const handlers = [
    mailJobs(mailer, Object.assign({}, ...templates) as MailTemplates, recipients),
    ...mounted.flatMap(({ work }) => work.jobs),
    ...ticker.handlers,
  ]
  const steadyNow = site.timeline.now
  const { lanes } = createJobWorker({ system, owner, now, steadyNow, log, handlers })
  return { tick: ticker.tick, lanes }
}

interface Process {
  readonly name: string
  readonly caller: Caller
  readonly engine: Engine
  readonly files: Deps['files']
  readonly now: () => number
  readonly stamp: Deps['stamp']
  readonly log: Logger
}

/** Works and rests, longer while there is nothing to do. It never ends: who dies has no more events. */
function liveOn(
  { timeline, random, cloud, searchOf, onBug }: Site,
  caller: Caller,
  { mounted, tick, lanes }: { readonly mounted: readonly Mounted[] } & ReturnType<typeof jobsOf>,
): Promise<never> {
  const rest = (ms: number) =>
    new Promise<void>((resolve) => void timeline.after(ms, resolve, caller))

  const tried = async (what: string, work: () => Promise<number | void>): Promise<number> => {
    try {
      return (await work()) ?? 0
    } catch (error) {
      if (!isExpected(error)) onBug(`${what}: ${(error as Error).stack ?? String(error)}`)
      return 1
    }
  }

  /** A look where nothing is due would find nothing; now and then somebody looks all the same. */
  async function waitingKinds(): Promise<ReadonlySet<unknown>> {
    const items = await cloud.items(SystemTable.name)
    const until = random() < LOOKS_ANYWAY ? Infinity : caller.now()
    const isWaiting = ({ type, status, dueAt }: Item) =>
      type === 'Job' &&
      (status === 'queued' || status === 'running') &&
      Date.parse(String(dueAt)) <= until
    return new Set(items.filter(isWaiting).map(({ kind }) => kind))
  }

  async function work(): Promise<number> {
    let done = 0
    await tried('ticking', tick)
    for (const { system, runner, keeper } of mounted) {
      const { path } = system.face
      done += await tried(`processing ${path}`, runner.step)
      const { end } = cloud.stream(system.model.table.name)
      if (searchOf(system).current?.position !== end)
        done += await tried(`indexing ${path}`, keeper.step)
    }
    const waiting = await waitingKinds()
    for (const lane of lanes)
      if (waiting.has(lane.kind)) done += await tried(`looking for ${lane.kind}`, lane.look)
    return done
  }

  async function live(): Promise<never> {
    for (let restMs = REST_MS_MIN; ; ) {
      restMs = (await work()) > 0 ? REST_MS_MIN : Math.min(restMs * 2, REST_MS_MAX)
      await rest(restMs + below(random, restMs))
    }
  }
  return live()
}

export function startHost(site: Site, name: string): Host {
  const { timeline, random, cloud, room, systems } = site
  let aheadMs = 0
  const now = () => timeline.now() + aheadMs
  const caller = Object.assign(createLife(), { now })
  const process: Process = {
    name,
    caller,
    engine: cloud.engineOf(caller),
    files: room.storeOf(caller),
    now,
    stamp: createStamp({ now, random }),
    log: silentLogger,
  }
  const mounted = systems.map((system) => mount(site, system, process))
  const { tick, lanes } = jobsOf(site, mounted, process)
  const kinds = lanes.map(({ kind }) => kind)
  const shared = {
    cursors: createCursors(new Uint8Array(CURSOR_SECRET_BYTES)),
    fileLinks: createFileLinks(SECRET, '/files/'),
    bus: createBus(),
    disabledFeatures: new Set<string>(),
    origin: { address: '203.0.113.7', agent: 'simulation' },
  }
  const live = () => liveOn(site, caller, { mounted, tick, lanes })
  timeline.after(below(random, REST_MS_MIN), () => void live(), caller)

  return Object.assign(caller, {
    name,
    setClock(ms: number) {
      aheadMs = ms
    },
    contextOf(system: System, viewer?: Viewer): SystemContext {
      const { deps } = mounted.find((one) => one.system === system) as Mounted
      return {
        ...shared,
        store: deps.store,
        viewer: viewer && { signedInAt: Number.POSITIVE_INFINITY, ...viewer },
        rows: system.rows,
        stamp: process.stamp,
        now,
        random,
        log: silentLogger,
        files: deps.files,
        documents: playedDocuments,
        payments: deps.payments,
        search: deps.search,
        deadLetters: deadLetters(deps.system, [system.model.table.name], { kinds, now }),
      }
    },
  })
}
