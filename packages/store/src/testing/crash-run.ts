import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundledScript } from './bundled-script.ts'
import { expectNothingYet, type Expectation, judge, judgeExpiries } from './crash-judge.ts'
import type { Lane } from './crash-lanes.ts'
import type { WriterOrder } from './crash-writer.ts'
import { createRandom, type Random } from './random.ts'
import { until } from './until.ts'

const LOAD_ACKNOWLEDGEMENTS_MAX = 600
const LOAD_MS_MAX = 20
const PROGRESS_ACKNOWLEDGEMENTS = 50

interface Writer {
  readonly order: WriterOrder
  readonly child: ChildProcess
  readonly said: { errors: string }
}

function start(script: string, order: WriterOrder): Writer {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    cwd: import.meta.dirname,
    env,
  })
  const said = { errors: '' }
  child.stderr?.on('data', (text) => {
    said.errors += String(text)
  })
  return { order, child, said }
}

const hasEnded = ({ child }: Writer) => child.exitCode !== null || child.signalCode !== null

/** Resolves when the writer has the directory open. */
async function ready({ child, said }: Writer): Promise<void> {
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`A writer ended before it was ready:\n${said.errors}`)
    }),
  ])
}

/** A writer that ended by itself is a failure of its own. */
async function kill(writer: Writer): Promise<void> {
  if (hasEnded(writer)) throw new Error(`A writer ended by itself:\n${writer.said.errors}`)
  const ended = once(writer.child, 'exit')
  writer.child.kill('SIGKILL')
  await ended
}

async function acknowledgementsOf({ order }: Writer): Promise<string[]> {
  const text = await readFile(order.acknowledgements, 'utf8').catch(() => '')
  return text.split('\n').slice(0, -1)
}

/** Resolves when the writer has been told of so many more writes. */
async function awaitProgress(
  writer: Writer,
  acknowledgements: number,
  when: string,
): Promise<void> {
  const before = (await acknowledgementsOf(writer)).length
  const name = `writer ${writer.order.writer}`
  const hasGoneOn = async () =>
    (await acknowledgementsOf(writer)).length >= before + acknowledgements
  await until(
    async () => hasEnded(writer) || (await hasGoneOn()),
    () => `progress of ${name} ${when}:\n${writer.said.errors}`,
  )
  if (!(await hasGoneOn())) throw new Error(`The ${name} ended ${when}:\n${writer.said.errors}`)
}

/** The highest acknowledged write of each lane. */
async function progressOf(expected: Expectation, writers: readonly Writer[]) {
  const acknowledged = new Map(expected.done)
  let count = 0
  for (const writer of writers) {
    const lanes = expected.lanes.filter((lane) => lane.writer === writer.order.writer)
    for (const line of await acknowledgementsOf(writer)) {
      const [lane, n] = line.split(' ').map(Number) as [number, number]
      acknowledged.set(lanes[lane] as Lane, n)
      count += 1
    }
    await rm(writer.order.acknowledgements, { force: true })
  }
  return { count, acknowledged: (lane: Lane) => acknowledged.get(lane) ?? 0 }
}

async function round(
  expected: Expectation,
  { random, writers, script }: { random: Random; writers: number; script: string },
) {
  const orders = Array.from({ length: writers }, (_, writer): WriterOrder => {
    const lanes = expected.lanes.filter((lane) => lane.writer === writer)
    return {
      directory: expected.directory,
      seed: lanes[0]?.seed ?? 0,
      writer,
      done: lanes.map((lane) => expected.done.get(lane) ?? 0),
      acknowledgements: `${expected.directory}.acknowledged-${writer}`,
    }
  })
  const running = orders.map((order) => start(script, order))
  try {
    await Promise.all(running.map(ready))
    const load = random.below(LOAD_ACKNOWLEDGEMENTS_MAX)
    await Promise.all(
      running.map((writer) => awaitProgress(writer, Math.floor(load / writers), 'before any kill')),
    )
    await wait(random.below(LOAD_MS_MAX))
    if (writers > 1) {
      const victim = random.pick(running)
      await kill(victim)
      const others = running.filter((writer) => writer !== victim)
      // The others have to go on after one was killed in the middle of a write.
      await Promise.all(
        others.map((writer) =>
          awaitProgress(writer, PROGRESS_ACKNOWLEDGEMENTS, 'after another was killed'),
        ),
      )
      await Promise.all(others.map(kill))
    } else await Promise.all(running.map(kill))
  } finally {
    for (const { child } of running) child.kill('SIGKILL')
  }
  const { count, acknowledged } = await progressOf(expected, running)
  await judge(expected, acknowledged)
  return count
}

export interface CrashOptions {
  readonly seed: number
  readonly rounds: number
  readonly writers: number
  /** All writers together. */
  readonly concurrency: number
}

/** Kills every writer in every round and judges what is left. Gives the acknowledged writes. */
export async function runCrashes({
  seed,
  rounds,
  writers,
  concurrency,
}: CrashOptions): Promise<number> {
  const random = createRandom(seed)
  const script = await bundledScript(join(import.meta.dirname, 'crash-writer.ts'))
  const parent = await mkdtemp(join(tmpdir(), 'longtable-crash-'))
  const perWriter = Math.floor(concurrency / writers)
  const lanes = Array.from({ length: perWriter * writers }, (_, n) => ({
    seed,
    writer: Math.floor(n / perWriter),
    lane: n % perWriter,
  }))
  const expected = expectNothingYet(join(parent, 'data'), lanes)
  let acknowledged = 0
  let at = 0
  try {
    for (at = 1; at <= rounds; at++)
      acknowledged += await round(expected, { random, writers, script })
    await judgeExpiries(expected)
  } catch (cause) {
    const text = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`Seed ${seed}, round ${at} of ${rounds}: ${text}`, { cause })
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
  return acknowledged
}
