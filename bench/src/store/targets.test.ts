import { expect, test } from 'vitest'
import type { Costs } from '../harness.ts'
import { BARE_LMDB, DYNAMODB, LMDB, SDK } from './databases.ts'
import { storeReport } from './report.ts'
import { targetsOf } from './targets.ts'

const rounds = (wall: number, cpu: number) =>
  Array.from({ length: 5 }, () => ({ wall, cpu, serverCpu: 7 }))

/** Costs in which each bound is met exactly at a factor of 1. */
const costs = (factor: number, sdk: number): Costs =>
  new Map([
    [LMDB, rounds(2.5 * factor, 1)],
    [BARE_LMDB, rounds(1, 1)],
    [SDK, rounds(2.5 * sdk, 10)],
    [DYNAMODB, rounds(1, 13 * factor)],
  ])
const growth = (relative: number) => ({
  name: 'get',
  concurrency: 1,
  adapter: relative * 2,
  bare: 2,
  relative,
})
const results = (factor: number) => [
  { name: 'get', concurrency: 1, costs: costs(factor, 50) },
  { name: 'query 50', concurrency: 64, costs: costs(factor, 20) },
  { name: 'conditional put', concurrency: 1, costs: costs(factor, 1) },
  { name: '3-item transaction', concurrency: 64, costs: costs(factor, 5) },
]

test('a target is reached at its bound and missed beyond it', () => {
  const reached = targetsOf(results(1), [growth(1.2)])
  expect(reached.map(({ need }) => need)).toEqual(
    '≥ 50×, ≥ 20×, ≥ 5×, ≤ 2.5×, ≤ 2.5×, ≤ 1.2×, ≤ 1.3×, ≤ 1.3×, ≤ 1.3×, ≤ 1.3×'.split(', '),
  )
  expect(reached.filter(({ reached: is }) => !is)).toEqual([])
  const missed = targetsOf(results(1.01), [growth(1.21)])
  expect(missed.filter(({ reached: is }) => is)).toEqual([])
  expect(missed).toHaveLength(reached.length)
})

test('the report says of every target what was needed, what came out, and whether it is reached', () => {
  const targets = targetsOf(results(2), [growth(1)])
  const sizes = { small: 10_000, large: 1_000_000 }
  const report = storeReport({
    results: results(2),
    growths: [growth(1)],
    targets,
    sizes,
  })
  expect(report).toMatch(
    /get, 1 at once: LMDB adapter is faster than .*≥ 50× +\| 25\.0× +\| MISSED/,
  )
  expect(report).toMatch(/get: growth of .*≤ 1\.2× +\| 1\.00× +\| reached/)
  expect(report).toContain('Growth from 10,000 to 1,000,000 items')
  expect(report).toMatch(/\| conditional put +\| 1 +\| 5\.00 \/ 1\.00 +\|.*10\.0 \+ 7\.00/)
})
