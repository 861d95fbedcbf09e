import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnswerError, type ApiSchema, buildSchema, createEdge } from '@longtable/api'
import {
  createTail,
  type Context,
  deadLetters,
  type DomainEvent,
  type KnownHead,
  type Logger,
  SystemTable,
  verifyAudit,
  type Viewer,
} from '@longtable/core'
import { createPictures } from '@longtable/documents'
import type { ObjectStore } from '@longtable/files'
import type { Reply, Sent } from '@longtable/files/testing'
import type { Mailer, MailMessage, Recipients } from '@longtable/mail'
import type { Item } from '@longtable/store'
import {
  type AdoptedSystem,
  adoptSystem,
  type Deps,
  type Mended,
  type Payments,
  reconcile,
  type System,
  type SystemContext,
  verify,
  verifyFiles,
} from '@longtable/system'
import type { TestStore } from '@longtable/store/testing'
import { interrupted } from '../interrupted.ts'
import { createWorld, type World, type WorldOptions } from '../world.ts'
import { background } from './background.ts'
import { contextMaker } from './contexts.ts'
import { testDocuments } from './test-documents.ts'
import { readFileAs, testFiles } from './test-files.ts'
import { testSearch } from './test-search.ts'
import type { TestedSystem } from './tested-system.ts'

export interface Answer {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it has asked for
  readonly data?: any
  readonly errors?: readonly AnswerError[]
}

/** A system with everything that a host gives it, in one process and one step at a time. */
export interface SystemWorld<C extends SystemContext> extends AsyncDisposable {
  readonly system: System
  readonly world: World
  readonly deps: Deps
  readonly events: readonly DomainEvent[]
  readonly logged: readonly object[]
  /** A context of its own, as each request has one. Without a viewer: signed out. */
  as(viewer?: Viewer | string): C
  /** Somebody new, registered under this nickname. */
  person(nickname: string, profile?: object): Promise<C>
  admin(nickname: string): Promise<C>
  /** Another request of the same person: nothing that was loaded before is believed. */
  again(context: C): C
  /** What was mailed, unless the world was given a mailer of its own. */
  readonly mails: readonly MailMessage[]
  readonly recipients: Recipients
  /** A subscription that is open, or why it is not. */
  listen(
    context: C,
    query: string,
    variables?: object,
  ): Promise<AsyncIterableIterator<Answer> | Answer>
  /** Listeners have been told of all changes since they began to listen. */
  live(): Promise<void>
  /** Through the schema, as a client sends it; errors as a client gets them. */
  ask(context: C, query: string, variables?: object): Promise<Answer>
  /** The same, while something else happens between what is read and what is written. */
  askMeanwhile(
    context: C,
    meanwhile: () => Promise<unknown>,
    asked: { readonly query: string; readonly variables: object },
  ): Promise<Answer>
  /** What they get under an address of a file, asked for by HTTP. */
  read(context: C, url: string, sent?: Sent): Promise<Reply>
  /** Processors have taken all changes. */
  process(): Promise<void>
  /** Processors and jobs have nothing left to do now, and the indexes and the search show it. */
  settle(): Promise<void>
  /** Everything that is stored. */
  items(): Promise<Item[]>
  /** What does not fit together: counters, locks, edges; the audit chain where it is sealed. */
  verify(): Promise<string[]>
  /** What is missing, altered or untracked among the files, as the operator asks. */
  verifyFiles(): Promise<string[]>
  /** Counts everything anew, as the operator does, and says what was mended. */
  reconcile(isDry?: boolean): Promise<Mended[]>
  /** Adds what items lack that were written by the documents alone, as the operator does. */
  adopt(isDry?: boolean, given?: Deps): Promise<AdoptedSystem>
}

export const idOf = ({ viewer }: Pick<Context, 'viewer'>): string => {
  if (!viewer) throw new Error('Nobody is signed in.')
  return viewer.userId
}

/** One after the other, for all worlds of a process. */
const pictures = createPictures()

const apis = new WeakMap<System, ApiSchema>()

/** Building a schema takes a while, so the worlds of a test file share it. */
export function apiOf(system: System): ApiSchema {
  const api = apis.get(system) ?? buildSchema(system.modules)
  apis.set(system, api)
  return api
}

export interface SystemWorldOptions extends Omit<WorldOptions, 'tables'> {
  readonly disabledFeatures?: readonly string[]
  readonly mailer?: Mailer
  /** In place of what the system is tested with. */
  readonly payments?: Payments
  /** Audit entries are sealed as they come, as a host does it; `verify` looks at their chain. */
  readonly seals?: boolean
  /** Without it files are on a disk of their own, which goes with the world. */
  readonly filesOf?: (now: () => number) => ObjectStore | Promise<ObjectStore>
}

export async function createSystemWorld<C extends SystemContext>(
  testStore: TestStore,
  { system, register, extras, paymentsOf }: TestedSystem<C>,
  { disabledFeatures = [], mailer, filesOf, payments, seals, ...options }: SystemWorldOptions = {},
): Promise<SystemWorld<C>> {
  const { table } = system.model
  const world = await createWorld(testStore, { tables: [table, SystemTable], ...options })
  const { now, stamp } = world
  const store = world.store(table)
  const tools = world.engine.tools(table.name)
  const events: DomainEvent[] = []
  const logged: object[] = []
  const note = (details: object, message: string) => void logged.push({ ...details, message })
  const log: Logger = { debug: note, info: note, warn: note, error: note }
  const ownFiles = join(tmpdir(), `longtable-world-${randomUUID()}`)
  const search = testSearch(system, { store, tools, now, log, directory: `${ownFiles}-search` })
  const deps: Deps = {
    store,
    tools,
    system: world.store(SystemTable),
    files: filesOf ? await filesOf(now) : testFiles(ownFiles, now),
    documents: testDocuments,
    pictures,
    payments: payments ?? paymentsOf?.(now),
    search: search.index,
    events: { publish: async (event) => void events.push(event) },
    stamp,
    now,
    log,
  }
  const heads: KnownHead[] = []
  const recordHead = async (head: KnownHead) => void heads.push(head)
  const { kinds, mails, recipients, runner, ticker, jobs } = background(system, deps, {
    mailer,
    ...(seals && { recordHead }),
  })
  const contextOf = contextMaker<C>({
    ...deps,
    system,
    reader: world.reader(table),
    disabledFeatures,
    extras: {
      deadLetters: deadLetters(deps.system, [table.name], { kinds, now }),
      pictures,
      ...(await extras?.({ storeName: testStore.name, store, scan: () => tools.scan(), log })),
    } as Partial<C>,
  })
  const edge = createEdge({
    api: apiOf(system),
    authenticate: () => ({ key: 'test', context: () => contextOf() }),
    log,
    unseen: { capacity: 100_000, refillPerSecond: 100_000 },
    now,
  })
  const { bus } = contextOf()
  const tail = createTail(store, {
    log,
    onChange: (change) => {
      for (const source of system.live)
        source(change, (topic, message) => bus.publish(topic, message))
    },
  })
  const admitted = (context: () => C, query: string, variables: object) =>
    edge.admit({ query, variables: variables as Record<string, unknown> }, { key: 'test', context })
  const again = ({ viewer }: C) => contextOf(viewer)
  async function listen(context: C, query: string, variables: object = {}) {
    await tail.step()
    return edge.subscribe(admitted(() => again(context), query, variables))
  }
  async function person(nickname: string, profile: object = {}): Promise<C> {
    const email = `${nickname.toLowerCase()}@example.com`
    const context = contextOf({ userId: stamp().id, email })
    await register(context, nickname, profile)
    return context
  }

  return {
    system,
    world,
    deps,
    events,
    logged,
    as: (viewer) => contextOf(typeof viewer === 'string' ? { userId: viewer } : viewer),
    person,
    async admin(nickname) {
      const context = await person(nickname)
      await system.face.setAdmin(contextOf(), idOf(context), true)
      return again(context)
    },
    again,
    mails,
    recipients,
    listen,
    async live() {
      while ((await tail.step()) > 0);
    },
    async ask(context, query, variables = {}) {
      if (!/^\s*subscription\b/.test(query))
        return edge.execute(admitted(() => again(context), query, variables))
      // Whether it may be listened to is all that there is to say without waiting.
      const stream = await listen(context, query, variables)
      if (!(Symbol.asyncIterator in stream)) return stream
      await stream.return()
      return {}
    },
    askMeanwhile: (context, meanwhile, { query, variables }) =>
      edge.execute(admitted(() => interrupted(again(context), meanwhile), query, variables)),
    read: (context, url, sent) => readFileAs(system, again(context), { ...sent, url }),
    process: () => runner.drain(),
    async settle() {
      await ticker.tick()
      await runner.drain()
      await search.settle()
      await jobs.drain()
      await runner.drain()
      world.settleIndexes()
      await search.settle()
    },
    async items() {
      const found: Item[] = []
      for await (const page of tools.scan()) found.push(...page)
      return found
    },
    async verify() {
      const { problems } = await verify({ ...system, store, tools, now: now() })
      const { rows } = system
      const chain = seals
        ? await verifyAudit({ store, tools, rows, now: now(), knownHeads: heads })
        : { problems: [] }
      return [...chain.problems, ...problems, ...(await search.verify())]
    },
    async verifyFiles() {
      const tables = [{ tools, tracked: system.tracked }]
      return (await verifyFiles({ files: deps.files, tables })).problems
    },
    reconcile: (isDry = false) =>
      reconcile({ deps, tools, reconcilers: system.reconcilers, isDry }),
    adopt: (isDry = false, given = deps) =>
      adoptSystem({ system, deps: given, tools, isDry, recordHead }),
    async [Symbol.asyncDispose]() {
      await search[Symbol.asyncDispose]()
      await world[Symbol.asyncDispose]()
      await rm(ownFiles, { recursive: true, force: true })
    },
  }
}
