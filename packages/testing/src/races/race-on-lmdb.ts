import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLmdb } from '@longtable/store/lmdb'
import type { SystemContext } from '@longtable/system'
import type { TestedSystem } from '../system/tested-system.ts'
import { racePlaces, raceEngine, type RaceWorld, raceWorld } from './race-world.ts'
import type { Heat, RaceOutcome } from './racer.ts'

const PROCESSES = 2

/** Where another process finds the system: a module's URL and the name of its export. */
export interface Found {
  readonly module: string
  readonly name: string
}

interface Start {
  readonly directory: string
  readonly now: number
  readonly found: Found
}

async function startProcess({ directory, now, found }: Start): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'racing-process.ts')
  const args = [directory, String(now), found.module, found.name]
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd: import.meta.dirname,
  })
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('A racing process has died.'))),
  ])
  return child
}

async function sent(child: ChildProcess, heat: Heat): Promise<RaceOutcome[]> {
  const answer = once(child, 'message')
  child.send(heat)
  return ((await answer) as [RaceOutcome[]])[0]
}

/** Two processes on one LMDB directory, which the world itself has open as a third. */
export async function raceOnLmdb<C extends SystemContext>(
  tested: TestedSystem<C>,
  found: Found,
): Promise<RaceWorld<C>> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-race-'))
  const children: ChildProcess[] = []
  return raceWorld(tested, {
    store: {
      name: 'LMDB',
      open: async (tables, { clock }) =>
        raceEngine(await openLmdb({ directory, tables, clock, sync: false }), () =>
          rm(directory, { recursive: true, force: true }),
        ),
    },
    filesIn: join(directory, 'files'),
    async run({ world }, heat) {
      while (children.length < PROCESSES)
        children.push(await startProcess({ directory, now: world.now(), found }))
      const heats = children.map((child, part) =>
        sent(child, { ...heat, places: racePlaces(part, PROCESSES) }),
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
