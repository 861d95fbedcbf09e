import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { silentLogger } from '@longtable/core'
import { type DynamoDBOptions, openDynamoDB } from '@longtable/store/dynamodb'
import { openLmdb } from '@longtable/store/lmdb'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import { openFaultProxy } from '@longtable/store/testing/fault-proxy'
import type { Engine } from '@longtable/store'
import type { TestStore } from '@longtable/testing'
import { ggCore } from '../table.ts'
import { contextMaker } from './guild-context.ts'
import { guildFiles } from './guild-files.ts'
import { createGuildWorld, type GuildWorld } from './guild-world.ts'
import { type Heat, type Lane, type Outcome, runHeat } from './racer.ts'

const AT_ONCE = 50
const PROCESSES = 2
const CLIENTS = 25
const CONFLICTS = 0.2

export interface RaceWorld extends GuildWorld {
  /** Fifty at once; racers take turns. A bug in one of them fails the race. */
  race(heat: Omit<Heat, 'places'>): Promise<Outcome[]>
}

type Run = (heat: Omit<Heat, 'places'>) => Promise<Outcome[]>

/** The share of one of several that race together. */
const places = (part: number, parts: number) =>
  Array.from({ length: AT_ONCE }, (_, place) => place).filter((place) => place % parts === part)

const testEngine = (engine: Engine, remove: () => Promise<void>) => ({
  table: (name: string) => engine.table(name),
  tools: (name: string) => engine.tools(name),
  close: () => engine.close(),
  reopen: () => Promise.reject(new Error('A race does not open its store again.')),
  async [Symbol.asyncDispose]() {
    await engine.close()
    await remove()
  },
})

interface RaceParts {
  readonly run: (world: GuildWorld) => Run
  /** Before the world's own store is closed, and after it. */
  readonly end: () => Promise<void>
  readonly last?: () => Promise<void>
  /** Where all of them find the same files. */
  readonly filesIn?: string
}

async function raceWorld(store: TestStore, parts: RaceParts): Promise<RaceWorld> {
  const { run, end, last, filesIn } = parts
  const files =
    filesIn === undefined ? {} : { filesOf: (now: () => number) => guildFiles(filesIn, now) }
  const world = await createGuildWorld(store, files)
  const race = run(world)
  return {
    ...world,
    async race(heat) {
      const outcomes = (await race(heat)).sort((a, b) => a.place - b.place)
      const bugs = outcomes.filter(({ bug }) => bug !== undefined)
      if (bugs.length > 0) throw new Error(JSON.stringify(bugs.slice(0, 3)))
      if (outcomes.length !== AT_ONCE) throw new Error(`Only ${outcomes.length} have come home.`)
      return outcomes
    },
    async [Symbol.asyncDispose]() {
      await end()
      await world[Symbol.asyncDispose]()
      await last?.()
    },
  }
}

async function startProcess(directory: string, now: number): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'race-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, directory, String(now)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd: import.meta.dirname,
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('A racing process has died.'))),
  ])
  return child
}

async function sent(child: ChildProcess, heat: Heat): Promise<Outcome[]> {
  const answer = once(child, 'message')
  child.send(heat)
  return ((await answer) as [Outcome[]])[0]
}

/** Two processes on one LMDB directory, which the world itself has open as a third. */
export async function raceOnLmdb(): Promise<RaceWorld> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-race-'))
  const children: ChildProcess[] = []
  const store: TestStore = {
    name: 'LMDB',
    open: async (tables, { clock }) =>
      testEngine(await openLmdb({ directory, tables, clock, sync: false }), () =>
        rm(directory, { recursive: true, force: true }),
      ),
  }
  return raceWorld(store, {
    filesIn: join(directory, 'files'),
    run:
      ({ world }) =>
      async (heat) => {
        while (children.length < PROCESSES)
          children.push(await startProcess(directory, world.now()))
        const heats = children.map((child, part) =>
          sent(child, { ...heat, places: places(part, PROCESSES) }),
        )
        return (await Promise.all(heats)).flat()
      },
    async end() {
      await Promise.all(
        children.map(async (child) => {
          const exit = once(child, 'exit')
          child.disconnect()
          await exit
        }),
      )
    },
  })
}

interface Clients extends AsyncDisposable {
  readonly open: TestStore['open']
  /** One context maker per client: what one process shares, these do not. */
  contexts(world: GuildWorld): Promise<readonly Lane['as'][]>
}

function dynamoDBClients(options: Pick<DynamoDBOptions, 'endpoint' | 'region' | 'credentials'>) {
  const suffix = randomUUID()
  const engines: Engine[] = []
  const clients: Clients = {
    open: async (tables, { clock }) =>
      testEngine(await openClient({ tables, clock, createTables: true }), async () => {}),
    async contexts({ deps: { files }, world: { now, stamp, cursors } }) {
      const tables = [ggCore]
      while (engines.length < CLIENTS) engines.push(await openClient({ tables, clock: now }))
      return engines.map((engine) => {
        const reader = { store: engine.table(ggCore.name), cursors }
        return contextMaker({ reader, stamp, now, log: silentLogger, files })
      })
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(engines.map((engine) => engine.close()))
    },
  }
  const openClient = ({
    tables,
    ...rest
  }: Pick<DynamoDBOptions, 'tables' | 'clock' | 'createTables'>) =>
    openDynamoDB({
      ...options,
      ...rest,
      tables,
      tableNames: Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`])),
    })
  return clients
}

/** Clients of the DynamoDB adapter behind a proxy that refuses every fifth write as a conflict. */
export async function raceOnDynamoDB(): Promise<RaceWorld> {
  const { endpoint, ...dynoxide } = await startDynoxide()
  const proxy = await openFaultProxy({ endpoint, seed: 11 })
  const { region, credentials } = dynoxide
  const clients = dynamoDBClients({ endpoint: proxy.endpoint, region, credentials })

  async function run(world: GuildWorld, heat: Omit<Heat, 'places'>): Promise<Outcome[]> {
    const contexts = await clients.contexts(world)
    proxy.configure([{ fault: 'conflict', share: CONFLICTS }])
    try {
      const outcomes = await Promise.all(
        contexts.map((as, part) => runHeat({ ...heat, places: places(part, CLIENTS) }, as)),
      )
      if (proxy.counts.conflict === 0) throw new Error('The proxy has refused nothing.')
      return outcomes.flat()
    } finally {
      proxy.configure([])
    }
  }

  return raceWorld(
    { name: 'DynamoDB', open: clients.open },
    {
      run: (world) => (heat) => run(world, heat),
      async end() {
        await clients[Symbol.asyncDispose]()
      },
      async last() {
        await proxy[Symbol.asyncDispose]()
        await dynoxide[Symbol.asyncDispose]()
      },
    },
  )
}

/** Every engine with its hardest conditions, for `describe.each(races)`. */
export const races = [
  { name: 'LMDB from two processes', open: raceOnLmdb },
  { name: 'DynamoDB with conflicts', open: raceOnDynamoDB },
]
