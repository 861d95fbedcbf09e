import { isOverdue, linkCount } from './quest-rules.ts'
import type { Quest } from './quest.entity.ts'

/** Whoever sees a quest sees all of it. */
export interface QuestView {
  readonly id: string
  readonly userId: string
  readonly title: string
  readonly description: string | null
  readonly difficulty: Quest['difficulty']
  readonly rewardXp: number
  readonly status: Quest['status']
  readonly isOverdue: boolean
  readonly progress: number
  /** What `progress` has to reach. */
  readonly target: number
  readonly tags: readonly string[]
  readonly deadline: string | null
  readonly kind: Quest['kind']
  readonly linkedGoalIds: readonly string[]
  readonly linkedTaskIds: readonly string[]
  readonly targetCount: number | null
  readonly countScope: Quest['countScope'] | null
  readonly startAt: string | null
  readonly periodSeconds: number | null
  readonly createdAt: string
  readonly updatedAt: string
}

export const questView = (quest: Quest, now: number): QuestView => ({
  id: quest.id,
  userId: quest.userId,
  title: quest.title,
  description: quest.description ?? null,
  difficulty: quest.difficulty,
  rewardXp: quest.rewardXp,
  status: quest.status,
  isOverdue: isOverdue(quest, now),
  progress: quest.progress,
  target: quest.targetCount ?? linkCount(quest),
  tags: quest.tags,
  deadline: quest.deadline ?? null,
  kind: quest.kind,
  linkedGoalIds: quest.linkedGoalIds ?? [],
  linkedTaskIds: quest.linkedTaskIds ?? [],
  targetCount: quest.targetCount ?? null,
  countScope: quest.countScope ?? null,
  startAt: quest.startAt ?? null,
  periodSeconds: quest.periodSeconds ?? null,
  createdAt: quest.createdAt,
  updatedAt: quest.updatedAt,
})
