import { inspect } from 'node:util'
import { InvalidRequestError } from '../errors.ts'
import type { Operation, Query } from '../port.ts'
import type { OpenStore, TestEngine } from './conformance/world.ts'
import { sample } from './conformance/world.ts'
import {
  allChanges,
  allIndexes,
  allItems,
  outcomeOfError,
  walkText,
} from './differential-compare.ts'
import { canonical, openModel } from './model.ts'
import { createRandom } from './random.ts'
import { pauseOf, type Step, stepOf } from './random-steps.ts'

const replay = (seed: number, steps: number) =>
  `replay with LONGTABLE_SEED=${seed} LONGTABLE_STEPS=${steps}`

const MODEL = 'model'
const START_MS = 1_800_000_000_000

export interface Contender {
  readonly name: string
  readonly open: OpenStore
  /** Whether expired items are replaced in one change, judged by the injected clock. */
  readonly exactChanges: boolean
}

interface Running extends Contender {
  engine: TestEngine
}

const openTestModel: OpenStore = async (tables, options) => {
  const engine: TestEngine = {
    ...openModel(tables, options),
    reopen: async () => engine,
    [Symbol.asyncDispose]: async () => {},
  }
  return engine
}

/** The model has no rules for input, so the case itself says what has to come. */
async function refuses(
  running: Running,
  step: Step & { kind: 'badWrite' | 'badQuery' },
): Promise<string> {
  const [request, subject, rule] = step.request
  if (running.name === MODEL) return `${subject}: ${rule}`
  const store = running.engine.table(sample.name)
  const call =
    step.kind === 'badWrite' ? store.write(request as Operation[]) : store.query(request as Query)
  return call.then(
    () => 'accepted',
    (error: unknown) =>
      error instanceof InvalidRequestError ? error.message : outcomeOfError(error),
  )
}

async function carryOut(running: Running, step: Step): Promise<string> {
  const { engine } = running
  const store = engine.table(sample.name)
  switch (step.kind) {
    case 'get':
      return canonical(await store.get(step.key, step.options))
    case 'getMany':
      return canonical(await store.getMany(step.keys))
    case 'query':
      return walkText(store, step.query)
    case 'write':
      return store.write(step.operations).then(() => 'written')
    case 'writeMany':
      return store.writeMany(step.writes).then(() => 'written')
    case 'badWrite':
    case 'badQuery':
      return refuses(running, step)
    case 'sweep':
      return String(await engine.tools(sample.name).sweep())
    case 'reopen':
      running.engine = await engine.reopen()
      return 'reopened'
  }
}

const outcome = (running: Running, step: Step) => carryOut(running, step).catch(outcomeOfError)

/** The part of a long text around the first difference. */
function excerpt(text: string, other: string): string {
  let start = 0
  while (start < text.length && text[start] === other[start]) start++
  const from = Math.max(0, start - 200)
  return (from > 0 ? '…' : '') + text.slice(from, start + 400)
}

interface Comparison {
  readonly where: () => string
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** The first is the model. */
function compare({ where, names, texts }: Comparison): void {
  const [expected = '', ...others] = texts
  for (const [place, text] of others.entries()) {
    if (text === expected) continue
    const lines = [
      where(),
      `model: ${excerpt(expected, text)}`,
      `${names[place + 1]}: ${excerpt(text, expected)}`,
    ]
    throw new Error(lines.join('\n'))
  }
}

async function compareEnd(all: readonly Running[], where: string): Promise<void> {
  const names = all.map(({ name }) => name)
  const each = async (what: string, read: (running: Running) => Promise<string>) =>
    compare({ where: () => `${where}, ${what}`, names, texts: await Promise.all(all.map(read)) })
  const store = ({ engine }: Running) => engine.table(sample.name)
  await each('all items', ({ engine }) => allItems(engine.tools(sample.name)))
  await each('all indexes', (running) => allIndexes(store(running), sample))
  await each('expired items', async ({ engine }) => String(await engine.tools(sample.name).sweep()))
  await each('changes', (running) => allChanges(store(running), false))
  const exact = all.filter(({ exactChanges }) => exactChanges)
  const texts = await Promise.all(exact.map((running) => allChanges(store(running), true)))
  compare({ where: () => `${where}, exact changes`, names: exact.map(({ name }) => name), texts })
}

/** A failure says how to repeat it: these two variables narrow a run down to one seed. */
export function chosenRuns(
  seeds: readonly number[],
  steps: number,
): { seed: number; steps: number }[] {
  const seed = process.env.LONGTABLE_SEED
  if (seed === undefined) return seeds.map((each) => ({ seed: each, steps }))
  return [{ seed: Number(seed), steps: Number(process.env.LONGTABLE_STEPS ?? steps) }]
}

export interface DifferentialOptions {
  readonly seed: number
  readonly steps: number
  readonly contenders: readonly Contender[]
}

/** Counts what came out, so that a test can tell a lively run from one where everything failed. */
export type Tally = Record<string, number>

/** Does the same to the model and all contenders, and compares every answer and what is left. */
export async function runDifferential({
  seed,
  steps,
  contenders,
}: DifferentialOptions): Promise<Tally> {
  const random = createRandom(seed)
  let now = START_MS
  const model: Contender = { name: MODEL, open: openTestModel, exactChanges: true }
  const all: Running[] = []
  const tally: Tally = {}
  try {
    for (const contender of [model, ...contenders])
      all.push({ ...contender, engine: await contender.open([sample], { clock: () => now }) })
    const names = all.map(({ name }) => name)
    for (let n = 1; n <= steps; n++) {
      now += pauseOf(random) * 1000
      const step = stepOf({ random, nowSeconds: now / 1000 })
      const texts = await Promise.all(all.map((running) => outcome(running, step)))
      const where = () => `step ${n} (${replay(seed, n)}): ${inspect(step, { depth: 9 })}`
      compare({ where, names, texts })
      const kind = step.kind === 'write' ? `${step.kind} ${texts[0]?.split(' ')[0]}` : step.kind
      tally[kind] = (tally[kind] ?? 0) + 1
    }
    await compareEnd(all, `after ${steps} steps (${replay(seed, steps)})`)
  } finally {
    for (const { engine } of all) await engine[Symbol.asyncDispose]()
  }
  return tally
}
