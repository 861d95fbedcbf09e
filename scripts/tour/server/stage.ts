import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  connect,
  freePort,
  type Program,
  runProgram,
  startProgram,
} from '@longtable/server/testing'

/** As people and service managers start it, from the root of the repository. */
const ENTRY = ['scripts/start.mjs']
const TRIES_MAX = 50
const POLL_MS = 10

/** Data of its own, on a port of its own, with everything the tour's chapters start from. */
export interface Stage {
  readonly data: string
  start(workers: number): Promise<Program>
  /** Milliseconds from `node` to the first answer. */
  timeStart(): Promise<number>
  command(...words: string[]): ReturnType<typeof runProgram>
  remove(): Promise<void>
}

async function firstAnswer(address: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await wait(POLL_MS)
  }
}

export async function openStage(): Promise<Stage> {
  const data = await mkdtemp(join(tmpdir(), 'longtable-tour-'))
  const PORT = String(await freePort())
  const environment = { LONGTABLE_DATA: data, PORT }
  const start = (workers: number) =>
    startProgram({
      entry: ENTRY,
      environment: { ...environment, LONGTABLE_WORKERS: String(workers) },
    })
  return {
    data,
    start,
    async timeStart() {
      const before = performance.now()
      const starting = start(1)
      await firstAnswer(`http://127.0.0.1:${PORT}`)
      const tookMs = Math.round(performance.now() - before)
      await (await starting).stop()
      return tookMs
    },
    command: (...words) => runProgram({ entry: ENTRY, words, environment }),
    remove: () => rm(data, { recursive: true }),
  }
}

/** Two connections that reached two workers. */
export async function twoWorkers(address: string): Promise<[Client, Client]> {
  const first = connect(address)
  const pid = await first.worker()
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const second = connect(address)
    if ((await second.worker()) !== pid) return [first, second]
    second.close()
  }
  throw new Error('Every connection reached the same worker.')
}
