import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Client,
  connect,
  freePort,
  openCloud,
  type Program,
  runProgram,
  startProgram,
} from '@longtable/server/testing'
import type { Engine, TableDefinition } from '@longtable/store'
import { openLmdb } from '@longtable/store/lmdb'
import { createReport, type Report } from './report.ts'

/** As people and service managers start it, from the root of the repository. */
const ENTRY = ['scripts/start.mjs']
const CONNECTIONS_MAX = 50

/** Where a tour is walked, and where its pictures go. */
export interface TourPlace {
  readonly store: 'lmdb' | 'dynamodb'
  readonly pictures: string
}

/** Tables of their own, and how a server is told of them. */
interface Ground extends AsyncDisposable {
  readonly data: string
  readonly environment: Readonly<Record<string, string>>
  /** The same tables, beside the server. */
  open(tables: readonly TableDefinition[]): Promise<Engine>
}

async function groundOn(store: TourPlace['store']): Promise<Ground> {
  if (store === 'dynamodb') return openCloud({ entry: ENTRY })
  const data = await mkdtemp(join(tmpdir(), 'longtable-tour-'))
  return {
    data,
    environment: { LONGTABLE_DATA: data },
    open: (tables) => openLmdb({ directory: data, tables }),
    [Symbol.asyncDispose]: () => rm(data, { recursive: true }),
  }
}

/** Data and a port of its own, and a fresh server with two workers. */
export interface Stage {
  readonly data: string
  readonly open: Ground['open']
  readonly report: Report
  readonly client: Client
  /** The one that runs now. */
  program(): Program
  /** Kills it without a word, and starts the next one on the same data. */
  killAndStart(): Promise<Client>
  command(...words: string[]): ReturnType<typeof runProgram>
  /** The same on other data. */
  commandOn(directory: string, ...words: string[]): ReturnType<typeof runProgram>
}

/** Ends a tour: what was seen by people must also be right in the tables. */
async function seeNothingWrong({ report: { chapter, see }, program, command }: Stage) {
  chapter('At the end')
  see('the server stops with code 0', (await program().stop()) === 0)
  const letters = await command('deadletters', 'list', '--json')
  const { changes, jobs } = JSON.parse(letters.stdout) as Record<'changes' | 'jobs', unknown[]>
  see('no change and no job was given up', changes.length + jobs.length === 0, letters.stdout)
  const verified = await command('verify')
  see('verify finds nothing wrong', verified.code === 0, verified.stdout)
}

/** Walks against the program as it is started by hand; gives what was not so. */
export async function tour(
  { store }: TourPlace,
  walk: (stage: Stage) => Promise<void>,
  more: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const report = createReport()
  await using ground = await groundOn(store)
  const { data, open } = ground
  const environment = { ...ground.environment, ...more, PORT: String(await freePort()) }
  const start = () =>
    startProgram({ entry: ENTRY, environment: { ...environment, LONGTABLE_WORKERS: '2' } })
  let program = await start()
  const clients = [connect(program.address)]
  const stage: Stage = {
    data,
    open,
    report,
    client: clients[0] as Client,
    program: () => program,
    async killAndStart() {
      await program.kill()
      program = await start()
      const client = connect(program.address)
      clients.push(client)
      return client
    },
    command: (...words) => runProgram({ entry: ENTRY, words, environment }),
    commandOn: (directory, ...words) =>
      runProgram({ entry: ENTRY, words, environment: { LONGTABLE_DATA: directory } }),
  }
  report.chapter('A fresh server with two workers')
  report.see('says where it listens and how long it took', true, program.output)
  try {
    await walk(stage)
    for (const client of clients) client.close()
    await seeNothingWrong(stage)
  } finally {
    await program.kill()
  }
  console.log('')
  return report.problems
}

async function connection(address: string, isWanted: (worker: number) => boolean): Promise<Client> {
  for (let tries = 0; tries < CONNECTIONS_MAX; tries++) {
    const client = connect(address)
    if (isWanted(await client.worker())) return client
    client.close()
  }
  throw new Error('No connection reached that worker.')
}

/** A connection to another worker than this one talks to. */
export async function otherWorker(client: Client): Promise<Client> {
  const mine = await client.worker()
  return connection(client.address, (worker) => worker !== mine)
}

/** One more connection to the same worker; a subscription takes a whole one. */
export async function sameWorker(client: Client): Promise<Client> {
  const mine = await client.worker()
  return connection(client.address, (worker) => worker === mine)
}
