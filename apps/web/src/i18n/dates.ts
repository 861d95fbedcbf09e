import type { CommonWords } from './common/en.ts'
import { dayOf } from './days.ts'

const DAY_MS = 86_400_000
const WEEK_SECONDS = 7 * 86_400

type Format = Intl.DateTimeFormat | Intl.RelativeTimeFormat
const made = new Map<string, Format>()

/** Making one costs more than using it a hundred times. */
function once<T extends Format>(key: string, make: () => T): T {
  const known = made.get(key) ?? make()
  made.set(key, known)
  return known as T
}

/** What a browser calls its language need not be one: `en-US@posix`. */
function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** As people write it where they are: English is not American everywhere. */
export const regional = (locale: string): string =>
  navigator.languages.find((one) => one.startsWith(locale) && isKnown(one)) ?? locale

const dated = (name: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  once(`${name} ${locale}`, () => new Intl.DateTimeFormat(regional(locale), options))

/** Calendar days from today: 0 today, 1 tomorrow. */
export const daysFromToday = (time: string): number =>
  Math.round((dayOf(time) - dayOf(Date.now())) / DAY_MS)

/** A day without an hour ends in the evening, where the person is. */
export const evening = (day: string): string => new Date(`${day}T18:00`).toISOString()

/** As a date field has it, where the reader is. */
export const dateValue = (time: string): string => {
  const at = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}

export const formatDay = (locale: string, time: string | number): string =>
  dated('day', locale, { day: 'numeric', month: 'short' }).format(new Date(time))

export const formatTime = (locale: string, time: string): string =>
  dated('time', locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(time))

/** “3 pm”, or as the reader writes it. */
export const formatHour = (locale: string, hour: number): string =>
  dated('hour', locale, { hour: 'numeric' }).format(new Date(2000, 0, 1, hour))

export const formatWeekday = (locale: string, time: string | number): string =>
  dated('weekday', locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(time),
  )

/** The whole of it, for whoever looks closer. */
export const formatExact = (locale: string, time: string): string =>
  dated('exact', locale, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(time))

/** “2 hours ago”, short; a date when it is longer ago than a week. */
export function formatAgo(locale: string, time: string): string {
  const seconds = (Date.parse(time) - Date.now()) / 1000
  const relative = once(
    `ago ${locale}`,
    () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'narrow' }),
  )
  const past = Math.abs(seconds)
  if (past < 60) return relative.format(0, 'minute')
  if (past < 3600) return relative.format(Math.round(seconds / 60), 'minute')
  if (past < 86_400) return relative.format(Math.round(seconds / 3600), 'hour')
  if (past < WEEK_SECONDS) return relative.format(Math.round(seconds / 86_400), 'day')
  return formatDay(locale, time)
}

export interface Due {
  readonly text: string
  readonly isLate: boolean
  readonly isToday: boolean
}

export function formatDue(words: CommonWords, locale: string, time: string): Due {
  const days = daysFromToday(time)
  const text =
    days < 0
      ? words.due.overdue(-days)
      : days === 0
        ? words.due.today
        : days === 1
          ? words.due.tomorrow
          : formatDay(locale, time)
  return { text, isLate: days < 0, isToday: days === 0 }
}
