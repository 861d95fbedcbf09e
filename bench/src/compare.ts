import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ApiPair, apiPair, builtIn } from './api/side-by-side.ts'
import { type Figured, type Figures, figuresOf } from './figures.ts'
import { median } from './harness.ts'
import { markdownTable } from './markdown-table.ts'

/** One pair is the other checkout's figures and ours, of the same minute. */
export type Pair = ApiPair

const API = 'api'
type Compared = Figured | typeof API
const COMPARED = [...Object.keys(figuresOf), API] as readonly Compared[]
export const isCompared = (name: string): name is Compared =>
  (COMPARED as readonly string[]).includes(name)

/** How much worse a figure may be than it was. */
const WORSE_MAX = 1.05

export interface ComparedFigure {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly ratio: number
  /** Holds the true median of the ratios in 95 of 100 cases, whatever their distribution. */
  readonly interval: readonly [number, number]
}

/** So many values may lie outside of the interval on each side: of a fair coin, P(X ≤ k) ≤ 2.5 %. */
function outside(pairs: number): number {
  let [probability, below] = [0.5 ** pairs, 0]
  for (let k = 0; k < pairs; k++) {
    below += probability
    if (below > 0.025) return k
    probability *= (pairs - k) / (k + 1)
  }
  return 0
}

export function compare(pairs: readonly Pair[]): ComparedFigure[] {
  const [first] = pairs
  if (first === undefined) return []
  return Object.keys(first.after).map((name) => {
    const of = (which: keyof Pair) => pairs.map((pair) => pair[which][name] as number)
    const ratios = pairs
      .map(({ before, after }) => (after[name] as number) / (before[name] as number))
      .toSorted((a, b) => a - b)
    const cut = Math.max(outside(pairs.length) - 1, 0)
    return {
      name,
      before: median(of('before')),
      after: median(of('after')),
      ratio: median(ratios),
      interval: [ratios[cut] as number, ratios[ratios.length - 1 - cut] as number],
    }
  })
}

export const isWorse = ({ ratio }: ComparedFigure): boolean => ratio > WORSE_MAX

export function comparison(compared: readonly ComparedFigure[]): string {
  const rows = compared.map((one) => [
    one.name,
    `${Math.round(one.before)} µs`,
    `${Math.round(one.after)} µs`,
    one.ratio.toFixed(3),
    one.interval.map((edge) => edge.toFixed(3)).join(' – '),
    isWorse(one) ? 'worse' : '',
  ])
  return markdownTable(['figure', 'before', 'after', 'ratio', '95 % interval', ''], rows)
}

async function figuresIn(checkout: string, part: string): Promise<Figures> {
  const script = join(checkout, 'bench/src/run.ts')
  const child = spawn(join(checkout, 'node_modules/.bin/tsx'), [script, part, '--figures'], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  if (code !== 0) throw new Error(`${part} ended with ${code} in ${checkout}`)
  return JSON.parse(printed) as Figures
}

/** Measures one pair; who goes first changes with every one. */
type Measuring = (isSwapped: boolean) => Promise<Pair>

/** Whole runs in turns. */
const inTurns =
  (before: string, part: Figured): Measuring =>
  async (isSwapped) => {
    const first = await figuresIn(isSwapped ? '.' : before, part)
    const second = await figuresIn(isSwapped ? before : '.', part)
    return isSwapped ? { before: second, after: first } : { before: first, after: second }
  }

async function besides(before: string): Promise<Measuring> {
  const bundles = { before: await builtIn(before), after: await builtIn('.') }
  return (isSwapped) => apiPair(bundles, isSwapped)
}

export async function runComparison(options: {
  readonly before: string
  readonly parts: readonly Compared[]
  readonly pairs: number
  readonly say: (progress: string) => void
}): Promise<{ readonly report: string; readonly worse: number }> {
  const { before, pairs, say } = options
  const all: ComparedFigure[] = []
  for (const part of options.parts.length > 0 ? options.parts : COMPARED) {
    const measured: Pair[] = []
    const measuring = part === API ? await besides(before) : inTurns(before, part)
    for (let n = 1; n <= pairs; n++) {
      measured.push(await measuring(n % 2 === 0))
      say(`${part}: pair ${n} of ${pairs}`)
    }
    all.push(...compare(measured))
  }
  return { report: comparison(all), worse: all.filter(isWorse).length }
}
