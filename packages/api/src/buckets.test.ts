import { expect, it } from 'vitest'
import { createBuckets } from './buckets.ts'

it('gives so many at once, and again with time', () => {
  let now = 0
  const buckets = createBuckets({ capacity: 2, refillPerSecond: 0.5 }, () => now)
  expect([buckets.take('a'), buckets.take('a'), buckets.take('a')]).toEqual([
    undefined,
    undefined,
    2,
  ])
  expect(buckets.take('b')).toBeUndefined()
  now = 2_000
  expect([buckets.take('a'), buckets.take('a')]).toEqual([undefined, 2])
  now = 1_000_000
  expect([1, 2, 3].map(() => buckets.take('a'))).toEqual([undefined, undefined, 2])
})

it('gives nothing back for a clock that goes backwards', () => {
  let now = 10_000
  const buckets = createBuckets({ capacity: 1, refillPerSecond: 1 }, () => now)
  buckets.take('a')
  now = 0
  expect(buckets.take('a')).toBe(1)
})

it('forgets the key that was not seen for longest', () => {
  const buckets = createBuckets({ capacity: 1, refillPerSecond: 1 }, () => 0)
  buckets.take('old')
  buckets.take('kept')
  for (let key = 0; key < 9_998; key++) buckets.take(String(key))
  buckets.take('kept')
  buckets.take('one more')
  expect([buckets.take('kept'), buckets.take('old')]).toEqual([1, undefined])
})
