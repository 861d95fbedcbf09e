import { expect, it } from 'vitest'
import { byDay, comingDays } from './by-day.ts'

const at = (day: number, hour: number) => new Date(2026, 9, day, hour).toISOString()
const due = (dueAt: string | null) => ({ dueAt })
const now = Date.parse(at(24, 13))

it('puts what is over first, then each day, and what has none last', () => {
  const tasks = [due(at(20, 9)), due(at(23, 23)), due(at(24, 0)), due(at(24, 23)), due(null)]
  const groups = byDay(tasks, now)
  expect(
    groups.map(({ day }) => (typeof day === 'number' ? new Date(day).getDate() : day)),
  ).toEqual(['overdue', 24, 'undated'])
  expect(groups.map(({ tasks: its }) => its.length)).toEqual([2, 2, 1])
})

it('counts a day once over the night when clocks go back', () => {
  const days = comingDays(now, 4).map((day) => new Date(day).getDate())
  expect(days).toEqual([24, 25, 26, 27])
})
