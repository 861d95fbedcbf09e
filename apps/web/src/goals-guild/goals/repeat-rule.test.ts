import { expect, it } from 'vitest'
import { draftOf, ruleOf } from './repeat-rule.ts'

const none = { everyDays: null, weekdays: null, daysAfter: null }
const sunday = new Date(2026, 10, 15, 12)

it.each([
  { ...none, everyDays: 3 },
  { ...none, weekdays: [1, 5] },
  { ...none, daysAfter: 10 },
])('sends %j as it was when nothing is changed', (repeat) => {
  const given = Object.fromEntries(Object.entries(repeat).filter(([, value]) => value !== null))
  expect(ruleOf(draftOf(repeat, sunday))).toEqual(given)
})

it('takes the rule away where there is none, or no day of it', () => {
  expect(ruleOf(draftOf(null, sunday))).toBeNull()
  expect(ruleOf({ kind: 'weekdays', days: 1, weekdays: [] })).toBeNull()
})

it('proposes the weekday that it is due on', () => {
  expect(draftOf(null, sunday).weekdays).toEqual([7])
})
