import { CalendarDate, Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/**
 * That somebody has done a task, and for which day of theirs it counts: the day where they were then,
 * wherever they are later. It stays when the task goes: what was done is done.
 */
export const Completion = entity(ggCore, {
  type: 'Completion',
  ours: true,
  fields: {
    userId: Id,
    taskId: Id,
    goalId: Id,
    day: CalendarDate,
    /** Everybody could see the goal then, so everybody may see that something was done. */
    isPublic: z.boolean(),
    completedAt: Timestamp,
  },
  keys: { table: ['COMPLETED#{userId}', 'TASK#{taskId}'] },
})
export type Completion = Of<typeof Completion>

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
/** `d01` to `d31`. */
type DayName = `d${0 | 1 | 2 | 3}${Digit}`

const numbers = Object.fromEntries(
  Array.from({ length: 31 }, (_, day) => [
    `d${String(day + 1).padStart(2, '0')}`,
    Count.optional(),
  ]),
) as Record<DayName, z.ZodOptional<typeof Count>>

/** How much was done on each day of a month: one number a day, flat, so that each can be added to alone. */
export const DayCounts = entity(ggCore, {
  type: 'DayCounts',
  ours: true,
  fields: {
    userId: Id,
    audience: z.enum(['ALL', 'PUBLIC']),
    month: z.string(),
    /** Grows with every move, so that a recount can tell whether it has missed one. */
    revision: Count.optional(),
    ...numbers,
  },
  keys: { table: ['DAYS#{userId}', '{audience}#{month}'] },
})
export type DayCounts = Of<typeof DayCounts>

const MONTH = 'YYYY-MM'.length

const IS_DAY = /^d\d\d$/

/** `2026-01-31` is in month `2026-01`, under `d31`. */
export const placeOfDay = (day: string) => ({
  month: day.slice(0, MONTH),
  name: `d${day.slice(MONTH + 1)}` as DayName,
})

/** `{ d01: 2 }`: the numbers of days; one of zero is as good as none. */
export const countsByDay = (month: object): Record<string, number> =>
  Object.fromEntries(
    Object.entries(month).filter(([name, count]) => IS_DAY.test(name) && Number(count) > 0),
  )
