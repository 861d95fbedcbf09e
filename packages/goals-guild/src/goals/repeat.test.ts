import { dayAfter, instantAt, localDay, localTime, weekdayOf } from '@longtable/core'
import { seededRandom } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { nextAt, Repeat } from './repeat.ts'

const DAY_MS = 86_400_000
const daysFrom = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / DAY_MS

/** 2026-11-16 is a Monday. */
const next = (repeat: object, day: string, today: string) =>
  nextAt({ repeat, repeatFrom: `${day}T18:00:00.000` }, today)?.slice(0, 10)

describe('the next one', () => {
  it('of every so many days keeps their rhythm, and leaves out what was missed', () => {
    const every3 = { everyDays: 3 }
    expect(next(every3, '2026-11-16', '2026-11-16')).toBe('2026-11-19')
    expect(next(every3, '2026-11-16', '2026-11-10')).toBe('2026-11-19')
    expect(next(every3, '2026-11-16', '2026-11-18')).toBe('2026-11-19')
    expect(next(every3, '2026-11-16', '2026-11-19')).toBe('2026-11-22')
    expect(next({ everyDays: 1 }, '2026-11-16', '2026-12-24')).toBe('2026-12-25')
  })

  it('on weekdays is the first of them after this one and after today', () => {
    const mondayAndFriday = { weekdays: [1, 5] }
    expect(next(mondayAndFriday, '2026-11-16', '2026-11-16')).toBe('2026-11-20')
    expect(next(mondayAndFriday, '2026-11-20', '2026-11-17')).toBe('2026-11-23')
    expect(next(mondayAndFriday, '2026-11-16', '2026-11-20')).toBe('2026-11-23')
    expect(next({ weekdays: [7] }, '2026-11-22', '2026-11-22')).toBe('2026-11-29')
  })

  it('after it is done counts from the day it was done on, early or late', () => {
    expect(next({ daysAfter: 10 }, '2026-11-16', '2026-11-14')).toBe('2026-11-24')
    expect(next({ daysAfter: 10 }, '2026-11-16', '2026-11-30')).toBe('2026-12-10')
  })

  it('is not there at the end of time', () => {
    expect(next({ everyDays: 365 }, '9998-12-31', '2026-11-16')).toBeUndefined()
    expect(next({ daysAfter: 1 }, '9999-12-31', '9999-12-31')).toBeUndefined()
  })
})

describe('a rule', () => {
  it.each([
    {},
    { everyDays: 0 },
    { everyDays: 366 },
    { everyDays: 1.5 },
    { weekdays: [] },
    { weekdays: [0] },
    { weekdays: [8] },
    { daysAfter: -1 },
    { everyDays: 1, daysAfter: 1 },
    { everyDays: null },
    { monthly: 1 },
  ])('%j is refused', (rule) => expect(Repeat.safeParse(rule).success).toBe(false))

  it('names each weekday once, in their order, and nothing that is null', () => {
    expect(Repeat.parse({ weekdays: [5, 1, 5], everyDays: null })).toEqual({ weekdays: [1, 5] })
  })
})

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'UTC',
]
const RULES = [{ everyDays: 1 }, { everyDays: 4 }, { weekdays: [2, 7] }, { daysAfter: 3 }]
/** The hours at which clocks jump, and one at which they do not. */
const TIMES = ['00:00:00.000', '02:15:00.000', '23:59:59.999']
const runs = ZONES.flatMap((zone) => RULES.map((repeat) => ({ zone, repeat })))

/** Two years that have every jump of these zones in them, Apia's missing day too. */
describe.each(runs)('in $zone, $repeat over two years', ({ zone, repeat }) => {
  it.each(TIMES)('comes at %s on every clock, on a day after the last and after today', (time) => {
    const random = seededRandom(7)
    let nominal = `2010-12-28T${time}`
    let due = instantAt(zone, nominal)
    let steps = 0
    while (due < Date.UTC(2013, 0)) {
      // Done up to a day early or a few days late, at any hour.
      const done = due + Math.floor((random() * 4 - 1) * DAY_MS)
      const today = localDay(zone, done)
      const following = nextAt({ repeat, repeatFrom: nominal }, today) as string
      const day = following.slice(0, 10)
      expect(day > today).toBe(true)
      expect(following.slice(11)).toBe(time)
      if (repeat.everyDays) expect(daysFrom(nominal.slice(0, 10), day) % repeat.everyDays).toBe(0)
      if (repeat.weekdays) expect(repeat.weekdays).toContain(weekdayOf(day))
      if (repeat.daysAfter) expect(day).toBe(dayAfter(today, repeat.daysAfter))
      else expect(day > nominal.slice(0, 10)).toBe(true)

      nominal = following
      due = instantAt(zone, nominal)
      const shown = localTime(zone, due)
      // Where clocks jump over it, it is as much later as they jump, by an hour or by Apia's day.
      if (shown !== nominal) expect(localTime(zone, due - DAY_MS - 1) < nominal).toBe(true)
      expect(shown >= nominal).toBe(true)
      steps += 1
    }
    expect(steps).toBeGreaterThan(50)
  })
})
