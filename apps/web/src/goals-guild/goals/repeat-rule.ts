import type { TaskFields } from './goals.operations.ts'

type Repeat = NonNullable<TaskFields['repeat']>

export const REPEAT_KINDS = ['none', 'days', 'weekdays', 'after'] as const
export type RepeatKind = (typeof REPEAT_KINDS)[number]
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

/** A rule as it is edited: each kind keeps what was chosen for it. */
export interface RepeatDraft {
  readonly kind: RepeatKind
  readonly days: number
  readonly weekdays: readonly number[]
}

/** 1 is Monday, as the server counts. */
const weekdayOf = (day: Date): number => ((day.getDay() + 6) % 7) + 1

export function draftOf(repeat: Repeat | null, due: Date): RepeatDraft {
  const kind = !repeat
    ? 'none'
    : repeat.weekdays !== null
      ? 'weekdays'
      : repeat.daysAfter !== null
        ? 'after'
        : 'days'
  return {
    kind,
    days: repeat?.everyDays ?? repeat?.daysAfter ?? 1,
    weekdays: repeat?.weekdays ?? [weekdayOf(due)],
  }
}

/** As it is sent; null takes it away. A rule without a day is none. */
export function ruleOf({ kind, days, weekdays }: RepeatDraft) {
  if (kind === 'days') return { everyDays: days }
  if (kind === 'after') return { daysAfter: days }
  return kind === 'weekdays' && weekdays.length > 0 ? { weekdays } : null
}
