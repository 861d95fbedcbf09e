import { dayAfter, instantAt, localDay } from '@longtable/core'

interface Days {
  /** How much was done on which day. */
  readonly counts: ReadonlyMap<string, number>
  readonly today: string
  readonly zone: string | undefined
}

/** Where the date line was moved, a day is in no calendar: nobody could do anything then. */
const isInCalendar = (zone: string | undefined, day: string): boolean =>
  localDay(zone, instantAt(zone, `${day}T12:00`)) === day

/** For how many days in a row something was done; today is not over yet, so it breaks nothing. */
export function streakOf({ counts, today, zone }: Days): number {
  let streak = 0
  for (let day = today; ; day = dayAfter(day, -1))
    if (counts.has(day)) streak += 1
    else if (day !== today && isInCalendar(zone, day)) return streak
}
