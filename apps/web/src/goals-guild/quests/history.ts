import { dayAfter, dayOf } from '../../i18n/days.ts'

interface Step {
  readonly completedAt: string | null
}

/** Steps done by day, where the reader is. */
export function countsByDay(steps: readonly Step[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const { completedAt } of steps) {
    if (completedAt === null) continue
    const day = dayOf(completedAt)
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

/** For how many days in a row there was a step; today is not over yet, so it breaks nothing. */
export function streakOf(counts: ReadonlyMap<number, number>, now: number): number {
  const today = dayOf(now)
  let day = counts.has(today) ? today : dayAfter(today, -1)
  let streak = 0
  for (; counts.has(day); day = dayAfter(day, -1)) streak += 1
  return streak
}
