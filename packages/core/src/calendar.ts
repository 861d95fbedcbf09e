import * as z from 'zod'

const DAY_MS = 86_400_000
const ZONE_CHARACTERS_MAX = 64

/** Whose time zone nobody knows is taken to be here. */
export const NO_ZONE = 'UTC'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making one costs more than using it a thousand times. There are only so many zones. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const name = zone.toLowerCase()
  const known = formats.get(name)
  if (known) return known
  try {
    const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(name, format)
    return format
  } catch {
    return undefined
  }
}

/** Names only: an offset knows no summer time. */
const isZone = (zone: string): boolean => /^[A-Za-z]/.test(zone) && formatOf(zone) !== undefined

export const TimeZone = z
  .string()
  .max(ZONE_CHARACTERS_MAX)
  .refine(isZone, 'must be the name of a time zone, such as Europe/Berlin')

const utc = (local: string): number => Date.parse(`${local}Z`)

/** What clocks say there: `2026-01-31T09:00:00.000`. A zone that is not known here is `NO_ZONE`. */
export function localTime(zone: string | undefined, epochMs: number): string {
  const format = (zone === undefined ? undefined : formatOf(zone)) ?? formatOf(NO_ZONE)
  const parts = Object.fromEntries(
    (format as Intl.DateTimeFormat).formatToParts(epochMs).map(({ type, value }) => [type, value]),
  )
  const { year = '', month, day, hour, minute, second } = parts
  const ms = new Date(epochMs).toISOString().slice(-4, -1)
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}.${ms}`
}

/** The day it is there: `2026-01-31`. */
export const localDay = (zone: string | undefined, epochMs: number): string =>
  localTime(zone, epochMs).slice(0, 'YYYY-MM-DD'.length)

/**
 * When clocks there say this. Twice in the night when they are put back: then the first time. Never
 * when they are put forward, or a whole day is left out: then as much later as they jump.
 */
export function instantAt(zone: string | undefined, local: string): number {
  const wanted = utc(local)
  const offset = (epochMs: number) => utc(localTime(zone, epochMs)) - epochMs
  // No zone is a day away from UTC, so whatever changes in between is between these two.
  const before = wanted - offset(wanted - DAY_MS)
  const after = wanted - offset(wanted + DAY_MS)
  const times = [before, after].filter((time) => utc(localTime(zone, time)) === wanted)
  return times.length > 0 ? Math.min(...times) : before
}

/** So many days later in the calendar, whatever the clocks do. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)

/** 1 is Monday, 7 Sunday, as in ISO 8601. */
export const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1
