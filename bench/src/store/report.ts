import { type Measure, meanCost, medianCost, ratio } from '../harness.ts'
import { markdownTable } from '../markdown-table.ts'
import { BARE_LMDB, DYNAMODB, LMDB, SDK } from './databases.ts'
import type { Growth, Sizes } from './growth.ts'
import type { Result } from './result.ts'
import type { Target } from './targets.ts'

const NAMES = [LMDB, BARE_LMDB, SDK, DYNAMODB]

/** Three digits that mean something. */
function short(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en')
  return value.toFixed(value >= 10 ? 1 : 2)
}

const times = (value: number) => `${short(value)}×`

function costTable(results: readonly Result[]): string {
  const cost = ({ costs }: Result, name: string) => {
    const part = (by: Measure) =>
      short((by === 'serverCpu' ? meanCost : medianCost)(costs, name, by))
    const server = name === SDK || name === DYNAMODB ? ` + ${part('serverCpu')}` : ''
    return `${part('wall')} / ${part('cpu')}${server}`
  }
  const rows = results.map((result) => [
    result.name,
    String(result.concurrency),
    ...NAMES.map((name) => cost(result, name)),
  ])
  return markdownTable(['operation', 'at once', ...NAMES], rows)
}

function ratioTable(results: readonly Result[]): string {
  const head = [
    'operation',
    'at once',
    `${SDK} to ${LMDB}: time`,
    `${LMDB} to ${BARE_LMDB}: time`,
    'CPU',
    `${DYNAMODB} to ${SDK}: time`,
    'client CPU',
  ]
  const rows = results.map(({ name, concurrency, costs }) => [
    name,
    String(concurrency),
    times(ratio(costs, [SDK, LMDB], 'wall')),
    times(ratio(costs, [LMDB, BARE_LMDB], 'wall')),
    times(ratio(costs, [LMDB, BARE_LMDB], 'cpu')),
    times(ratio(costs, [DYNAMODB, SDK], 'wall')),
    times(ratio(costs, [DYNAMODB, SDK], 'cpu')),
  ])
  return markdownTable(head, rows)
}

function growthTable(growths: readonly Growth[]): string {
  const head = ['operation', 'at once', LMDB, BARE_LMDB, 'first to second']
  const rows = growths.map(({ name, concurrency, adapter, bare, relative }) => [
    name,
    String(concurrency),
    times(adapter),
    times(bare),
    times(relative),
  ])
  return markdownTable(head, rows)
}

function targetTable(targets: readonly Target[]): string {
  const rows = targets.map(({ text, need, got, reached }) => [
    text,
    need,
    times(got),
    reached ? 'reached' : 'MISSED',
  ])
  return markdownTable(['target', 'needed', 'this run', ''], rows)
}

export interface Findings {
  readonly results: readonly Result[]
  readonly growths: readonly Growth[]
  readonly targets: readonly Target[]
  readonly sizes: Sizes
}

const TASK = `Goals of about 600 bytes as JSON, a hundred to a partition, each in two indexes, a quarter of them with
an expiry, every write with both images in the change log, every write durable when it is
acknowledged. Contenders take turns in every round and the first turn rotates; costs are medians of
the rounds, ratios are medians of each round's own ratio. \`${BARE_LMDB}\` does the same key and value
work by hand for this one table and answers without a promise; the \`${SDK}\` calls are written by
hand on the same client options; Dynoxide keeps its data in a file, and its streams start after the
tables are filled, because its puts get slower with each record. Conditional puts and transactions
put new items that must be absent.`

export function storeReport({ results, growths, targets, sizes }: Findings): string {
  const number = (value: number) => value.toLocaleString('en')
  return [
    TASK,
    `## Targets\n\n${targetTable(targets)}`,
    `## Ratios\n\n${ratioTable(results)}`,
    `## Growth from ${number(sizes.small)} to ${number(sizes.large)} items\n\nHow many times longer an operation takes in the larger table.\n\n${growthTable(growths)}`,
    `## Cost of an operation\n\nMicroseconds of wall clock / CPU of the client (+ CPU of the server), in a table of ${number(sizes.small)} items.\n\n${costTable(results)}`,
  ].join('\n\n')
}
