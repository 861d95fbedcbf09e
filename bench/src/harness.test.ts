import { expect, test } from 'vitest'
import {
  type Contender,
  type Cost,
  type Costs,
  measure,
  median,
  medianCost,
  ratio,
} from './harness.ts'

const cost = (wall: number): Cost => ({ wall, cpu: wall * 2, serverCpu: 0 })
const costs: Costs = new Map([
  ['slow', [cost(10), cost(90), cost(30)]],
  ['quick', [cost(5), cost(10), cost(10)]],
])

test('the median of an even number of values lies between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
})

test('a ratio is taken round by round', () => {
  expect(medianCost(costs, 'slow', 'wall')).toBe(30)
  expect(medianCost(costs, 'slow', 'cpu')).toBe(60)
  expect(ratio(costs, ['slow', 'quick'], 'wall')).toBe(3)
  expect(ratio(costs, ['quick', 'slow'], 'wall')).toBeCloseTo(1 / 3)
})

/** Writes down its turns, and within a turn which operations ran and how many at once. */
function recording(name: string, turns: string[]) {
  const places: number[][] = []
  const peak = { value: 0 }
  const contender: Contender = {
    name,
    prepare() {
      turns.push(name)
      const seen: number[] = []
      places.push(seen)
      let running = 0
      return async (place) => {
        seen.push(place)
        running += 1
        peak.value = Math.max(peak.value, running)
        await new Promise((resolve) => setTimeout(resolve, 1))
        running -= 1
      }
    },
  }
  return { contender, places, peak }
}

test('every contender has a turn in each round, and the first turn rotates', async () => {
  const turns: string[] = []
  const parts = ['a', 'b', 'c'].map((name) => recording(name, turns))
  const contenders = parts.map(({ contender }) => contender)
  const measured = await measure({ contenders, concurrency: 4 }, { rounds: 3, sliceMs: 2 })
  expect(turns.slice(-9).join('')).toBe('abcbcacab')
  expect([...measured.values()].map((rounds) => rounds.length)).toEqual([3, 3, 3])
  for (const { places, peak } of parts) {
    expect(peak.value).toBe(4)
    for (const seen of places) expect(seen).toEqual(seen.map((_, place) => place))
  }
})

test('an answer that is there at once is not awaited', async () => {
  const order: string[] = []
  const contender: Contender = {
    name: 'at once',
    prepare: () => (place) => {
      order.push('operation')
      if (place === 0) queueMicrotask(() => order.push('microtask'))
    },
  }
  await measure({ contenders: [contender], concurrency: 1 }, { rounds: 1, sliceMs: 1 })
  const last = order.lastIndexOf('microtask')
  expect(order.slice(last + 1)).toEqual([])
})

test('a slow first call does not make short slices', async () => {
  const sizes: number[] = []
  let isFirst = true
  const contender: Contender = {
    name: 'cold',
    prepare(operations) {
      sizes.push(operations)
      return async () => {
        if (isFirst) await new Promise((resolve) => setTimeout(resolve, 50))
        isFirst = false
      }
    },
  }
  await measure({ contenders: [contender], concurrency: 1 }, { rounds: 2, sliceMs: 5 })
  expect(sizes.at(-1)).toBeGreaterThan(1)
  expect(sizes.at(-1)).toBe(sizes.at(-2))
})
