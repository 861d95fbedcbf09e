import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, membersOf, type Program, startProgram } from '@longtable/server/testing'
import type { StartFigures } from './report.ts'

export { startReport, startTargets } from './report.ts'

export interface StartBench {
  readonly starts: number
  readonly idleSeconds: number
  readonly say: (progress: string) => void
}

export const fullStart = { starts: 7, idleSeconds: 20 }

/** Shows that everything runs; its numbers mean nothing. */
export const quickStart = { starts: 1, idleSeconds: 1 }

const KIB = 1024
/** Ticks of the processor's account, on every Linux. */
const TICKS_A_SECOND = 100
/** Less of a core than this over a look means that all that follows from the start has happened. */
const IDLE_SHARE = 0.05
const LOOK_MS = 3000

/** Empty of a child that has ended meanwhile: what draws pages lives for moments. */
function toldOf(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(toldOf(pid, 'status'))?.[1] ?? 0) * KIB

function cpuSecondsOf(pid: number): number {
  const text = toldOf(pid, 'stat')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / TICKS_A_SECOND
}

const sum = (pids: readonly number[], of: (pid: number) => number) =>
  pids.reduce((total, pid) => total + of(pid), 0)

/** The share of a core that a program and its workers take. */
async function shareOver({ pid }: Program, ms: number): Promise<number> {
  const pids = membersOf(pid)
  const [before, start] = [sum(pids, cpuSecondsOf), performance.now()]
  await wait(ms)
  return (sum(pids, cpuSecondsOf) - before) / ((performance.now() - start) / 1000)
}

async function becomesIdle(program: Program): Promise<void> {
  while ((await shareOver(program, LOOK_MS)) > IDLE_SHARE) continue
}

interface Scene {
  readonly name: string
  readonly words: readonly string[]
  readonly workers: number
}

const SCENES: readonly Scene[] = [
  { name: 'nobody there yet', words: ['--empty'], workers: 1 },
  { name: 'the demo world', words: ['serve'], workers: 1 },
  { name: 'the demo world, two workers', words: ['serve'], workers: 2 },
]

/** From the call of the program until it says where it listens. */
async function timed({ words, workers }: Scene, data: string) {
  const port = await freePort()
  const environment = {
    LONGTABLE_DATA: data,
    LONGTABLE_WORKERS: String(workers),
    PORT: String(port),
  }
  const start = performance.now()
  const program = await startProgram({ entry: ['scripts/start.mjs'], words, environment })
  return { program, ms: performance.now() - start }
}

async function measureScene(scene: Scene, { starts, idleSeconds, say }: StartBench) {
  const data = await mkdtemp(join(tmpdir(), 'longtable-bench-start-'))
  try {
    say(`${scene.name}: the first start`)
    const first = await timed(scene, data)
    // What the first start has begun would else go on in the others.
    await becomesIdle(first.program)
    await first.program.stop()
    const again: number[] = []
    for (let nth = 0; nth < starts; nth++) {
      say(`${scene.name}: start ${nth + 1} of ${starts}`)
      const { program, ms } = await timed(scene, data)
      again.push(ms)
      if (nth < starts - 1) {
        await program.stop()
        continue
      }
      say(`${scene.name}: ${idleSeconds} s without anybody`)
      await becomesIdle(program)
      const idleShare = await shareOver(program, idleSeconds * 1000)
      const idleBytes = sum(membersOf(program.pid), memoryOf)
      await program.stop()
      return { name: scene.name, firstMs: first.ms, againMs: again, idleBytes, idleShare }
    }
    throw new Error('It has to be started once at least.')
  } finally {
    await rm(data, { recursive: true })
  }
}

/** The program as people start it. Memory and processor time are read as Linux tells them. */
export async function runStartBench(bench: StartBench): Promise<readonly StartFigures[]> {
  const figures: StartFigures[] = []
  for (const scene of SCENES) figures.push(await measureScene(scene, bench))
  return figures
}
