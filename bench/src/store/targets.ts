import { ratio } from '../harness.ts'
import { BARE_LMDB, DYNAMODB, LMDB, SDK } from './databases.ts'
import type { Growth } from './growth.ts'
import type { Result } from './result.ts'

export interface Target {
  readonly text: string
  readonly need: string
  readonly got: number
  readonly reached: boolean
}

interface Line {
  readonly result: Result
  readonly text: string
}

const atLeast = (bound: number, text: string, got: number): Target => ({
  text,
  need: `≥ ${bound}×`,
  got,
  reached: got >= bound,
})
const atMost = (bound: number, text: string, got: number): Target => ({
  text,
  need: `≤ ${bound}×`,
  got,
  reached: got <= bound,
})

const SPEED_OVER_SDK: Readonly<Record<string, number>> = { get: 50, 'query 50': 20 }
const WRITES = ['conditional put', '3-item transaction']
const WRITE_SPEED_OVER_SDK = 5
const OVER_BARE = 2.5
const OVER_HAND_WRITTEN_CPU = 1.3
const GROWTH_OVER_BARE = 1.2

function overSdk({ result: { name, concurrency, costs }, text }: Line): Target[] {
  const isGroupedWrite = WRITES.includes(name) && concurrency > 1
  const bound = SPEED_OVER_SDK[name] ?? (isGroupedWrite ? WRITE_SPEED_OVER_SDK : undefined)
  if (bound === undefined) return []
  return [
    atLeast(bound, `${text}: ${LMDB} is faster than ${SDK}`, ratio(costs, [SDK, LMDB], 'wall')),
  ]
}

function overBare({ result: { name, costs }, text }: Line): Target[] {
  if (!/^(get|query|index query)\b/.test(name)) return []
  return [
    atMost(
      OVER_BARE,
      `${text}: ${LMDB} to ${BARE_LMDB}, time`,
      ratio(costs, [LMDB, BARE_LMDB], 'wall'),
    ),
  ]
}

function overHandWritten({ result: { costs }, text }: Line): Target {
  const got = ratio(costs, [DYNAMODB, SDK], 'cpu')
  return atMost(OVER_HAND_WRITTEN_CPU, `${text}: ${DYNAMODB} to ${SDK}, CPU of the client`, got)
}

/** What the store has to reach, and whether this run did. */
export function targetsOf(results: readonly Result[], growths: readonly Growth[]): Target[] {
  const lines = results.map((result) => ({
    result,
    text: `${result.name}, ${result.concurrency} at once`,
  }))
  return [
    ...lines.flatMap(overSdk),
    ...lines.flatMap(overBare),
    ...growths.map(({ name, relative }) =>
      atMost(GROWTH_OVER_BARE, `${name}: growth of ${LMDB} to growth of ${BARE_LMDB}`, relative),
    ),
    ...lines.map(overHandWritten),
  ]
}
