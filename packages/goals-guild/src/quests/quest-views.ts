import { view } from '@longtable/entity'
import { isOverdue, lastMoment, linkCount } from './quest-rules.ts'
import { Quest } from './quest.entity.ts'

const questShown = view(
  Quest,
  'id',
  'userId',
  'title',
  'description',
  'difficulty',
  'rewardXp',
  'status',
  'progress',
  'tags',
  'deadline',
  'kind',
  'targetCount',
  'countScope',
  'startAt',
  'periodSeconds',
  'createdAt',
  'updatedAt',
)

const endOf = (quest: Quest) => {
  const end = lastMoment(quest)
  return end === undefined ? null : new Date(end).toISOString()
}

/** Whoever sees a quest sees all of it. */
export const questView = (quest: Quest, now: number) =>
  questShown(quest, {
    endsAt: endOf(quest),
    isOverdue: isOverdue(quest, now),
    /** What `progress` has to reach. */
    target: quest.targetCount ?? linkCount(quest),
    linkedGoalIds: quest.linkedGoalIds ?? [],
    linkedTaskIds: quest.linkedTaskIds ?? [],
  })
export type QuestView = ReturnType<typeof questView>
