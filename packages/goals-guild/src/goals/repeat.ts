import { dayAfter, DomainError, localTime, weekdayOf } from '@longtable/core'
import * as z from 'zod'
import type { Task } from './task.entity.ts'

const DAY_MS = 86_400_000
const DAYS_MAX = 365
const WEEK = 7
/** Years have four digits. */
const LAST_DAY = '9998-12-31'

const Days = z.int().min(1, 'must be at least 1').max(DAYS_MAX, `must be at most ${DAYS_MAX}`)

const Weekdays = z
  .array(z.int().min(1, 'must be 1 to 7').max(WEEK, 'must be 1 to 7'))
  .min(1, 'must name a day')
  .max(WEEK, `must be at most ${WEEK}`)
  .transform((days) => [...new Set(days)].sort((a, b) => a - b))

const given = <T extends object>(rule: T) =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value != null)) as {
    [Name in keyof T]?: NonNullable<T[Name]>
  }

/** How a task comes again: exactly one of these is said. */
export const Repeat = z
  .strictObject({
    everyDays: Days.nullish(),
    weekdays: Weekdays.nullish(),
    daysAfter: Days.nullish(),
  })
  .transform(given)
  .refine((rule) => Object.keys(rule).length === 1, {
    message: 'must say one of everyDays, weekdays and daysAfter',
  })

type Rule = NonNullable<Task['repeat']>

function nextDay({ everyDays = 1, weekdays, daysAfter }: Rule, day: string, today: string): string {
  if (daysAfter !== undefined) return dayAfter(today, daysAfter)
  if (weekdays === undefined) {
    const passed = Math.max(0, (Date.parse(today) - Date.parse(day)) / DAY_MS)
    return dayAfter(day, (Math.floor(passed / everyDays) + 1) * everyDays)
  }
  const last = day > today ? day : today
  const coming = Array.from({ length: WEEK }, (_, place) => dayAfter(last, place + 1))
  return coming.find((one) => weekdays.includes(weekdayOf(one))) ?? dayAfter(last, WEEK)
}

interface Occurrence {
  readonly repeat: Rule
  /** What clocks where its owner is say when it is due, as it was meant: `2026-01-31T18:00:00.000`. */
  readonly repeatFrom: string
}

/**
 * The next one in the calendar, at the same time of day: after this one and after today, so that what
 * was missed does not pile up. Undefined at the end of time.
 */
export function nextAt({ repeat, repeatFrom }: Occurrence, today: string): string | undefined {
  const [day = '', time = ''] = repeatFrom.split('T')
  if (day > LAST_DAY || today > LAST_DAY) return undefined
  const next = nextDay(repeat, day, today)
  return next > LAST_DAY ? undefined : `${next}T${time}`
}

/** When a task that comes again is due, on the clocks of its owner. One that does not come again has none. */
export function repeatFromOf(
  { repeat, dueAt }: Pick<Task, 'repeat' | 'dueAt'>,
  zone: string | undefined,
): string | undefined {
  if (!repeat) return undefined
  if (dueAt === undefined)
    throw new DomainError('INVALID', 'tasks.repeat-undated', {
      message: 'dueAt: a task that comes again needs a date for the first time.',
      field: 'dueAt',
    })
  return localTime(zone, Date.parse(dueAt))
}
