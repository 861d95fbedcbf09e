import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AnswerError, buildSchema, createEdge } from '@longtable/api'
import {
  createJobWorker,
  createRunner,
  createTail,
  createTicker,
  type DomainEvent,
  type Logger,
  SystemTable,
  type Viewer,
} from '@longtable/core'
import { find, put } from '@longtable/entity'
import {
  createRecipients,
  type Mailer,
  type MailMessage,
  mailJobs,
  type Recipients,
} from '@longtable/mail'
import type { ObjectStore } from '@longtable/files'
import type { Item } from '@longtable/store'
import { type Deps, type Mended, reconcile, verify } from '@longtable/system'
import { createWorld, type TestStore, type World, type WorldOptions } from '@longtable/testing'
import type { GuildContext } from '../context.ts'
import { goalsGuildSystem } from '../system.ts'
import { ggCore } from '../table.ts'
import { registerUser, RegisterUserInput } from '../users/register-user.ts'
import { User } from '../users/user.entity.ts'
import { createFeedIndex, type FeedIndexOptions } from '../feed/feed-index.ts'
import { contextMaker } from './guild-context.ts'
import { guildFiles } from './guild-files.ts'
import { interrupted } from './interrupted.ts'

export interface GuildAnswer {
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it has asked for
  readonly data?: any
  readonly errors?: readonly AnswerError[]
}

export interface GuildWorld extends AsyncDisposable {
  readonly world: World
  readonly deps: Deps
  readonly events: readonly DomainEvent[]
  readonly logged: readonly object[]
  /** A context of its own, as each request has one. Without a viewer: signed out. */
  as(viewer?: Viewer | string): GuildContext
  /** Somebody new, registered under this nickname. */
  person(nickname: string, profile?: object): Promise<GuildContext>
  admin(nickname: string): Promise<GuildContext>
  /** Another request of the same person: nothing that was loaded before is believed. */
  again(context: GuildContext): GuildContext
  /** What was mailed, unless the world was given a mailer of its own. */
  readonly mails: readonly MailMessage[]
  readonly recipients: Recipients
  /** A subscription that is open, or why it is not. */
  listen(
    context: GuildContext,
    query: string,
    variables?: object,
  ): Promise<AsyncIterableIterator<GuildAnswer> | GuildAnswer>
  /** Listeners have been told of all changes since they began to listen. */
  live(): Promise<void>
  /** Through the schema, as a client sends it; errors as a client gets them. */
  ask(context: GuildContext, query: string, variables?: object): Promise<GuildAnswer>
  /** The same, while something else happens between what is read and what is written. */
  askMeanwhile(
    context: GuildContext,
    meanwhile: () => Promise<unknown>,
    asked: { readonly query: string; readonly variables: object },
  ): Promise<GuildAnswer>
  /** Processors have taken all changes. */
  process(): Promise<void>
  /** Processors and jobs have nothing left to do now, and the indexes show it. */
  settle(): Promise<void>
  /** Everything that is stored. */
  items(): Promise<Item[]>
  /** What does not fit together: counters, locks, edges. */
  verify(): Promise<string[]>
  /** Counts everything anew, as the operator does, and says what was mended. */
  reconcile(isDry?: boolean): Promise<Mended[]>
}

export const idOf = ({ viewer }: GuildContext): string => {
  if (!viewer) throw new Error('Nobody is signed in.')
  return viewer.userId
}

/** Building a schema takes a while, so the worlds of a test file share it. */
export const guildApi = buildSchema(goalsGuildSystem.modules)

interface GuildWorldOptions extends Omit<WorldOptions, 'tables'> {
  readonly disabledFeatures?: readonly string[]
  readonly mailer?: Mailer
  /** Without it files are on a disk of their own, which goes with the world. */
  readonly filesOf?: (now: () => number) => ObjectStore | Promise<ObjectStore>
  /** Bounds of the feed index, which only LMDB's log allows; false: feeds are read by heads. */
  readonly feedIndex?: Partial<FeedIndexOptions> | false
}

export async function createGuildWorld(
  testStore: TestStore,
  { disabledFeatures = [], mailer, filesOf, feedIndex, ...options }: GuildWorldOptions = {},
): Promise<GuildWorld> {
  const world = await createWorld(testStore, { tables: [ggCore, SystemTable], ...options })
  const { now, stamp } = world
  const events: DomainEvent[] = []
  const logged: object[] = []
  const note = (details: object, message: string) => void logged.push({ ...details, message })
  const log: Logger = { debug: note, info: note, warn: note, error: note }
  const [store, system] = [world.store(ggCore), world.store(SystemTable)]
  const ownFiles = join(tmpdir(), `longtable-guild-${randomUUID()}`)
  const files = filesOf ? await filesOf(now) : guildFiles(ownFiles, now)
  const deps: Deps = {
    store,
    system,
    files,
    events: { publish: async (event) => void events.push(event) },
    stamp,
    now,
    log,
  }
  const work = goalsGuildSystem.work(deps)
  const ticker = createTicker(system, work.schedules, now)
  const running = { owner: 'test', now, log, system }
  const runner = createRunner({
    ...running,
    store,
    events: deps.events,
    processors: work.processors,
    group: 'test',
  })
  const mails: MailMessage[] = []
  const keeping: Mailer = { send: async (mail) => void mails.push(mail) }
  const templates = goalsGuildSystem.mails({
    store,
    now,
    link: 'https://longtable.example/goalsguild',
  })
  const recipients = createRecipients({
    system,
    secret: new Uint8Array(32),
    now,
    linkOf: (token) => `https://longtable.example/mail/stop?to=${token}`,
  })
  const jobs = createJobWorker({
    ...running,
    handlers: [
      ...work.jobs,
      mailJobs(mailer ?? keeping, templates, recipients),
      ...ticker.handlers,
    ],
  })
  const reader = world.reader(ggCore)
  const scan = () => world.engine.tools(ggCore.name).scan()
  const hasIndex = feedIndex !== false && testStore.name === 'LMDB'
  const feed = hasIndex ? createFeedIndex({ store, scan, log, ...feedIndex }) : undefined
  await feed?.start()
  const contextOf = contextMaker({ reader, stamp, now, log, disabledFeatures, files, feed })
  const edge = createEdge({
    api: guildApi,
    authenticate: () => ({ key: 'test', context: () => contextOf() }),
    log,
    unseen: { capacity: 100_000, refillPerSecond: 100_000 },
    now,
  })
  const { bus } = contextOf()
  const tail = createTail(store, {
    log,
    onChange: (change) => {
      for (const source of goalsGuildSystem.live)
        source(change, (topic, message) => bus.publish(topic, message))
    },
  })
  const admitted = ({ viewer }: GuildContext, query: string, variables: object) =>
    edge.admit(
      { query, variables: variables as Record<string, unknown> },
      { key: 'test', context: () => contextOf(viewer) },
    )
  async function listen(context: GuildContext, query: string, variables: object = {}) {
    await tail.step()
    return edge.subscribe(admitted(context, query, variables))
  }

  async function person(nickname: string, profile: object = {}): Promise<GuildContext> {
    const { id } = stamp()
    const email = `${nickname.toLowerCase()}@example.com`
    const context = contextOf({ userId: id, email })
    await registerUser(
      context,
      RegisterUserInput.parse({ nickname, fullName: `${nickname} Example`, ...profile }),
    )
    return context
  }

  return {
    world,
    deps,
    events,
    logged,
    as: (viewer) => contextOf(typeof viewer === 'string' ? { userId: viewer } : viewer),
    person,
    async admin(nickname) {
      const context = await person(nickname)
      const user = (await find(store, User, { id: idOf(context) })) as User
      await store.write([put(User, { ...user, roles: ['admin'] }, 'present')])
      return contextOf(context.viewer)
    },
    again: ({ viewer }) => contextOf(viewer),
    mails,
    recipients,
    listen,
    async live() {
      while ((await tail.step()) > 0);
    },
    async ask(context, query, variables = {}) {
      if (!/^\s*subscription\b/.test(query))
        return edge.execute(admitted(context, query, variables))
      // Whether it may be listened to is all that there is to say without waiting.
      const stream = await listen(context, query, variables)
      if (!(Symbol.asyncIterator in stream)) return stream
      await stream.return()
      return {}
    },
    askMeanwhile: ({ viewer }, meanwhile, { query, variables }) =>
      edge.execute(
        edge.admit(
          { query, variables: variables as Record<string, unknown> },
          { key: 'test', context: () => interrupted(contextOf(viewer), meanwhile) },
        ),
      ),
    process: () => runner.drain(),
    async settle() {
      await ticker.tick()
      await runner.drain()
      await jobs.drain()
      await runner.drain()
      world.settleIndexes()
    },
    async items() {
      const found: Item[] = []
      for await (const page of world.engine.tools(ggCore.name).scan()) found.push(...page)
      return found
    },
    verify: async () => {
      const { problems } = await verify({
        ...goalsGuildSystem,
        store: world.store(ggCore),
        tools: world.engine.tools(ggCore.name),
        now: world.now(),
      })
      return problems
    },
    reconcile: (isDry = false) =>
      reconcile({
        deps,
        tools: world.engine.tools(ggCore.name),
        reconcilers: goalsGuildSystem.reconcilers,
        isDry,
      }),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]()
      await rm(ownFiles, { recursive: true, force: true })
    },
  }
}
