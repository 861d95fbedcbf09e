import { dayAfter, localDay, UserId, weekdayOf } from '@longtable/core'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { visibleUser } from '../users/user.policy.ts'
import { countsByDay } from './completion.entity.ts'
import { dayCountsOf } from './completion.patterns.ts'
import { streakOf } from './streak.ts'

const WEEKS_MAX = 53
const WEEK_DAYS = 7
/** Eight years, read in one query. */
const MONTHS_MAX = 96

export const CompletionsInput = z.object({
  userId: UserId.nullish(),
  weeks: z
    .int()
    .min(1, 'must be at least 1')
    .max(WEEKS_MAX, `must be at most ${WEEKS_MAX}`)
    .nullish(),
})

export interface CompletionsView {
  readonly streak: number
  readonly since: string
  readonly counts: readonly number[]
}

/** Monday of the week that is so many weeks ago, counting this one. */
const mondayOf = (today: string, weeks: number): string =>
  dayAfter(today, 1 - weekdayOf(today) - (weeks - 1) * WEEK_DAYS)

function* daysBetween(first: string, last: string): Generator<string> {
  for (let day = first; day <= last; day = dayAfter(day, 1)) yield day
}

/**
 * One query: a month is an item, so a year is a handful of them, and a streak of eight years a page.
 * Of somebody else only what was done where everybody could see it.
 */
export async function completions(
  context: GuildContext,
  { userId, weeks }: z.infer<typeof CompletionsInput>,
): Promise<CompletionsView> {
  const viewer = await registered(context)
  const person = await visibleUser(context, userId ?? viewer.id)
  const audience = person.id === viewer.id ? 'ALL' : 'PUBLIC'
  const months = await dayCountsOf(
    context,
    { userId: person.id, audience },
    { limit: MONTHS_MAX, stale: true },
  )
  const counts = new Map(
    months.items.flatMap((month) =>
      Object.entries(countsByDay(month)).map(([name, count]) => [
        `${month.month}-${name.slice(1)}`,
        count,
      ]),
    ),
  )
  const zone = person.timeZone
  const today = localDay(zone, context.now())
  const since = mondayOf(today, weeks ?? WEEKS_MAX)
  return {
    streak: streakOf({ counts, today, zone }),
    since,
    counts: [...daysBetween(since, today)].map((day) => counts.get(day) ?? 0),
  }
}
