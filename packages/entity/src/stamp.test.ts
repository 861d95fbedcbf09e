import { expect, it } from 'vitest'
import { createStamp, timeOf } from './index.ts'

it('gives identifiers that strictly increase while the clock stands, jumps and goes back', () => {
  const times = [1000, 1000, 1000, 5000, 4000, 1, 6000, 6000]
  let call = 0
  const stamp = createStamp({ now: () => times[call++] as number, random: () => 0.999999 })
  const ids = times.map(() => stamp().id)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('says how far it is ahead of a clock that went back', () => {
  const times = [5000, 5000, 4000, 4999, 5000, 6000]
  let call = 0
  const ahead: number[] = []
  const stamp = createStamp({
    now: () => times[call++] as number,
    random: () => 0.5,
    onAhead: (ms) => ahead.push(ms),
  })
  for (const _ of times) stamp()
  expect(ahead).toEqual([1000, 1])
})

it('carries its own time, to the millisecond', () => {
  const stamp = createStamp({
    now: () => Date.UTC(2024, 0, 15, 10, 30, 0, 123),
    random: Math.random,
  })
  const { id, at } = stamp()
  expect(at).toBe('2024-01-15T10:30:00.123Z')
  expect(timeOf(id)).toBe(at)
})
