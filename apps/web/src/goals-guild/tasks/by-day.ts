import { dayAfter, dayOf } from '../../i18n/days.ts'

interface Dated {
  readonly dueAt: string | null
}

/** Midnights are days; what is over and what has no day stands by itself. */
export type DueDay = number | 'overdue' | 'undated'

export interface DayGroup<Task> {
  readonly day: DueDay
  readonly tasks: readonly Task[]
}

const dayFor = ({ dueAt }: Dated, today: number): DueDay => {
  if (dueAt === null) return 'undated'
  const day = dayOf(dueAt)
  return day < today ? 'overdue' : day
}

/** By day where the reader is; they come by date, so each day is in one piece. */
export function byDay<Task extends Dated>(tasks: readonly Task[], now: number): DayGroup<Task>[] {
  const groups = new Map<DueDay, Task[]>()
  for (const task of tasks) {
    const day = dayFor(task, dayOf(now))
    groups.set(day, [...(groups.get(day) ?? []), task])
  }
  return [...groups].map(([day, its]) => ({ day, tasks: its }))
}

/** Today and the days after it. */
export const comingDays = (now: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => dayAfter(dayOf(now), place))
