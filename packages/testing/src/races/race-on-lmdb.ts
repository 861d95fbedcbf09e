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

/** What a racing process is told; it answers each with one message. */
export type Told =
  | { readonly kind: 'open'; readonly directory: string; readonly now: number }
  | { readonly kind: 'race'; readonly heat: Heat }
  | { readonly kind: 'close' }

/** Loading a system takes longer than most races, so processes stay for the next one. */
const waiting = new Map<string, ChildProcess[]>()

async function startProcess({ module, name }: Found): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'racing-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, module, name], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    cwd: import.meta.dirname,
  })
  // It ends with us: then its channel closes.
  child.unref()
  child.channel?.unref()
  await answerOf(child)
  return child
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const over = new AbortController()
  const died = once(child, 'exit', over).then(() => {
    throw new Error('A racing process has died.')
  })
  child.channel?.ref()
  try {
    return ((await Promise.race([once(child, 'message', over), died])) as [Answer])[0]
  } finally {
    died.catch(() => undefined)
    over.abort()
    child.channel?.unref()
  }
}

function told<Answer>(child: ChildProcess, message: Told): Promise<Answer> {
  const answer = answerOf<Answer>(child)
  child.send(message)
  return answer
}

const poolOf = ({ module, name }: Found): ChildProcess[] => {
  const key = `${module} ${name}`
  const pool = waiting.get(key) ?? []
  waiting.set(key, pool)
  return pool
}

/** Two processes on one LMDB directory, which the world itself has open as a third. */
export async function raceOnLmdb<C extends SystemContext>(
  tested: TestedSystem<C>,
  found: Found,
): Promise<RaceWorld<C>> {
  const directory = await mkdtemp(join(tmpdir(), 'longtable-race-'))
  const pool = poolOf(found)
  let children: ChildProcess[] = []

  const opened = async (now: number) => {
    const child = pool.pop() ?? (await startProcess(found))
    await told(child, { kind: 'open', directory, now })
    return child
  }

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
      if (children.length === 0)
        children = await Promise.all(Array.from({ length: PROCESSES }, () => opened(world.now())))
      const heats = children.map((child, part) =>
        told<RaceOutcome[]>(child, {
          kind: 'race',
          heat: { ...heat, places: racePlaces(part, PROCESSES) },
        }),
      )
      return (await Promise.all(heats)).flat()
    },
    async end() {
      await Promise.all(children.map((child) => told(child, { kind: 'close' })))
      pool.push(...children)
    },
  })
}
