import type { Quest } from './quest.entity.ts'

export const REWARD_XP_MAX = 1000
const REWARD_XP = { easy: 50, medium: 100, hard: 200 } as const
const DAY_SECONDS = 86_400

export type Linked = Pick<Quest, 'linkedGoalIds' | 'linkedTaskIds'>

export const linkCount = ({ linkedGoalIds = [], linkedTaskIds = [] }: Linked): number =>
  linkedGoalIds.length + linkedTaskIds.length

/** By difficulty, growing with the root of the period in days or of the number of links. */
export function defaultReward(
  quest: Linked & Pick<Quest, 'difficulty' | 'kind' | 'periodSeconds'>,
): number {
  const size =
    quest.kind === 'quantitative'
      ? (quest.periodSeconds ?? DAY_SECONDS) / DAY_SECONDS
      : linkCount(quest)
  return Math.min(REWARD_XP_MAX, Math.round(REWARD_XP[quest.difficulty] * Math.sqrt(size)))
}

/** The last moment at which something can count towards it; undefined when there is none. */
export function lastMoment(quest: Quest): number | undefined {
  const ends = [
    ...(quest.deadline === undefined ? [] : [Date.parse(quest.deadline)]),
    ...(quest.startAt === undefined || quest.periodSeconds === undefined
      ? []
      : [Date.parse(quest.startAt) + quest.periodSeconds * 1000]),
  ]
  return ends.length > 0 ? Math.min(...ends) : undefined
}

export const isInTime = (quest: Quest, epochMs: number): boolean =>
  epochMs <= (lastMoment(quest) ?? Number.POSITIVE_INFINITY)

/** Active, but nothing can complete it any more. Never stored: it follows from the time. */
export const isOverdue = (quest: Quest, now: number): boolean =>
  quest.status === 'active' && !isInTime(quest, now)

/** Whether a completion at this time counts. */
export const isCounted = (quest: Quest, completedAt: string | undefined): boolean =>
  completedAt !== undefined &&
  completedAt >= (quest.startAt ?? '') &&
  isInTime(quest, Date.parse(completedAt))
