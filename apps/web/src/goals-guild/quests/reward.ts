import type { CreateQuestVariables } from './quest-acts.operations.ts'

export type Difficulty = CreateQuestVariables['difficulty']
export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard']

const REWARD_XP_MAX = 1000
const REWARD_XP = { easy: 50, medium: 100, hard: 200 } as const

/** As the server will set it: it grows with the root of the days, or of what is linked. */
export const rewardOf = (difficulty: Difficulty, size: number): number =>
  Math.min(REWARD_XP_MAX, Math.round(REWARD_XP[difficulty] * Math.sqrt(size)))

const XP_PER_LEVEL_SQUARED = 100

/** The total at which a level begins. */
export const xpOfLevel = (level: number): number => (level - 1) ** 2 * XP_PER_LEVEL_SQUARED

interface TimedQuest {
  readonly deadline: string | null
  readonly startAt: string | null
  readonly periodSeconds: number | null
}

/** The last moment at which something counts towards it. */
export function endOf({ deadline, startAt, periodSeconds }: TimedQuest): string | undefined {
  const ends = [
    ...(deadline === null ? [] : [Date.parse(deadline)]),
    ...(startAt === null || periodSeconds === null
      ? []
      : [Date.parse(startAt) + periodSeconds * 1000]),
  ]
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : undefined
}
