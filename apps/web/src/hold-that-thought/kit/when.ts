import { regional } from '../../i18n/dates.ts'

/** When something was: a day, and what is known where the day is not. */
export interface When {
  readonly date: string
  readonly dateText: string | null
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A day has no zone: it is the same everywhere. */
function formatted(locale: string, date: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(options)}`
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(regional(locale), { ...options, timeZone: 'UTC', calendar: 'gregory' })
  formats.set(key, format)
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? date : format.format(day)
}

/** “2 May 1943”, or as it is told. */
export const formatWhen = (locale: string, { date, dateText }: When): string =>
  dateText ?? formatted(locale, date, { day: 'numeric', month: 'long', year: 'numeric' })

/** Without its year, below which it stands: “2 May”. */
export const formatDayOf = (locale: string, { date, dateText }: When): string =>
  dateText ?? formatted(locale, date, { day: 'numeric', month: 'short' })

export const formatMonthDay = (locale: string, date: string): string =>
  formatted(locale, date, { day: 'numeric', month: 'long' })

export const monthOf = (locale: string, date: string): string =>
  formatted(locale, date, { month: 'short' })

export const yearOf = (date: string): string => date.slice(0, 4).replace(/^0+/, '')
