import { findMany, type Reader } from '@longtable/entity'
import { Resource } from '../collaboration/resource.entity.ts'
import { Goal } from '../goals/goal.entity.ts'
import { Task } from '../goals/task.entity.ts'
import { ANY_TASK, type Quest, type QuestLink } from './quest.entity.ts'

export interface LinkedThings {
  /** What is left of the linked goals and tasks. */
  readonly goals: readonly Goal[]
  readonly tasks: readonly Task[]
}

/** A task's key needs its goal, which the way from its id to its owner knows. */
export async function tasksById(
  { store }: Pick<Reader, 'store'>,
  taskIds: readonly string[],
): Promise<(Task | undefined)[]> {
  const resources = await findMany(
    store,
    Resource,
    taskIds.map((resourceId) => ({ resourceType: 'task', resourceId })),
  )
  const known = resources.flatMap((resource) =>
    resource?.goalId === undefined ? [] : [{ goalId: resource.goalId, id: resource.resourceId }],
  )
  const tasks = await findMany(store, Task, known)
  const byId = new Map(tasks.map((task) => [task?.id, task]))
  return taskIds.map((id) => byId.get(id))
}

const isThere = <T>(value: T | undefined): value is T => value !== undefined

/** Deleted goals and tasks are no longer required, so they are left out. */
export async function linkedThings(
  reader: Pick<Reader, 'store'>,
  { userId, linkedGoalIds = [], linkedTaskIds = [] }: Quest,
): Promise<LinkedThings> {
  const [goals, tasks] = await Promise.all([
    findMany(
      reader.store,
      Goal,
      linkedGoalIds.map((id) => ({ userId, id })),
    ),
    tasksById(reader, linkedTaskIds),
  ])
  return {
    goals: goals.filter(isThere).filter(({ deletedAt }) => deletedAt === undefined),
    tasks: tasks.filter(isThere),
  }
}

type LinkedQuest = Pick<Quest, 'id' | 'userId' | 'createdAt' | 'countScope'>

export const linkTo = (
  { id: questId, userId, createdAt }: LinkedQuest,
  linkedType: QuestLink['linkedType'],
  linkedId: string,
): QuestLink => ({ userId, linkedType, linkedId, questId, createdAt })

/** Makes every done task of the user look at the quest; there only while it is active. */
export const anyLink = (quest: LinkedQuest): QuestLink[] =>
  quest.countScope === 'any' ? [linkTo(quest, 'any', ANY_TASK)] : []

/** All that a quest can have. */
export const linksOf = (quest: Quest): QuestLink[] => [
  ...(quest.linkedGoalIds ?? []).map((id) => linkTo(quest, 'goal', id)),
  ...(quest.linkedTaskIds ?? []).map((id) => linkTo(quest, 'task', id)),
  ...anyLink(quest),
]
