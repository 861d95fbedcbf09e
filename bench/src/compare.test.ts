import { expect, it } from 'vitest'
import { compare, comparison, isWorse, type Pair } from './compare.ts'

const pairs = (ratios: readonly number[]): Pair[] =>
  ratios.map((ratio, n) => ({
    before: { act: 100 * (n + 1) },
    after: { act: ratio * 100 * (n + 1) },
  }))

it('takes the median of the pairs’ own ratios, and an interval without the outermost pair', () => {
  const [act] = compare(pairs([1, 1.01, 1.02, 0.98, 0.99, 3, 1.03, 0.2, 1]))
  expect(act?.ratio).toBeCloseTo(1)
  expect(act?.interval[0]).toBeCloseTo(0.98)
  expect(act?.interval[1]).toBeCloseTo(1.03)
})

it('says what has become worse by more than a twentieth', () => {
  const [worse] = compare(pairs(Array.from({ length: 9 }, () => 1.06)))
  const [well] = compare(pairs(Array.from({ length: 9 }, () => 1.04)))
  expect([worse, well].map((one) => one && isWorse(one))).toEqual([true, false])
  expect(comparison(worse ? [worse] : [])).toMatch(/1\.060 +\| 1\.060 – 1\.060 +\| worse/)
})
