import { Count, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { LinkRange } from './ranges.ts'

/** How far a check has come: it goes back day by day from where the head was when it began. */
export const CheckRound = z.object({
  startedAt: Timestamp,
  /** The newest link that was checked before, and is taken for what it was then; 0: all are checked. */
  floor: z.int(),
  /** Of the head then. */
  sequence: z.int(),
  hash: z.string(),
  /** Which day is next, and of that day what is older than this. */
  day: z.string(),
  before: Timestamp.optional(),
  emptyDays: Count,
  entryCount: Count,
  problemCount: Count,
  problems: z.array(z.string()),
  ranges: z.array(LinkRange),
})
export type CheckRound = z.infer<typeof CheckRound>

const PROBLEMS_SHOWN = 20

/** Counts all that is wrong, and keeps the first of it. */
export function createVerdict({
  problemCount,
  problems,
}: Pick<CheckRound, 'problemCount' | 'problems'>) {
  const kept = [...problems]
  let count = problemCount
  return {
    say(problem: string): void {
      count += 1
      if (kept.length < PROBLEMS_SHOWN) kept.push(problem)
    },
    told: () => ({ problemCount: count, problems: [...kept] }),
  }
}
