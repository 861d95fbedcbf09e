import { expect, it } from 'vitest'
import { streakOf } from './streak.ts'

const counts = (...days: string[]) => new Map(days.map((day) => [day, 1]))

it('counts days in a row up to today, or to yesterday while today is not over', () => {
  const days = counts('2026-11-12', '2026-11-14', '2026-11-15')
  expect(streakOf({ counts: days, today: '2026-11-15', zone: 'UTC' })).toBe(2)
  expect(streakOf({ counts: days, today: '2026-11-16', zone: 'UTC' })).toBe(2)
  expect(streakOf({ counts: days, today: '2026-11-17', zone: 'UTC' })).toBe(0)
  expect(streakOf({ counts: new Map(), today: '2026-11-17', zone: undefined })).toBe(0)
})

it('passes over a day that was in no calendar of the zone', () => {
  const around = { counts: counts('2011-12-29', '2011-12-31'), today: '2012-01-01' }
  expect(streakOf({ ...around, zone: 'Pacific/Apia' })).toBe(2)
  expect(streakOf({ ...around, zone: 'Pacific/Auckland' })).toBe(1)
})

it('goes over the end of a month and a leap day', () => {
  const days = counts('2024-02-28', '2024-02-29', '2024-03-01')
  expect(streakOf({ counts: days, today: '2024-03-01', zone: 'UTC' })).toBe(3)
})
