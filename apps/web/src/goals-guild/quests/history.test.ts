import { expect, it } from 'vitest'
import { countsByDay, streakOf } from './history.ts'

const at = (day: number, hour = 12) => new Date(2026, 10, day, hour).toISOString()
const done = (...times: string[]) => countsByDay(times.map((completedAt) => ({ completedAt })))

it('counts several steps of a day as one day of the streak', () => {
  const counts = done(at(14, 0), at(14, 23), at(15), at(16))
  expect([...counts.values()]).toEqual([2, 1, 1])
  expect(streakOf(counts, Date.parse(at(16)))).toBe(3)
})

it('keeps the streak while today is not over, and ends it after a day without a step', () => {
  const counts = done(at(12), at(14), at(15))
  expect(streakOf(counts, Date.parse(at(16)))).toBe(2)
  expect(streakOf(counts, Date.parse(at(17)))).toBe(0)
})

it('leaves open steps out', () => {
  expect(countsByDay([{ completedAt: null }]).size).toBe(0)
})
