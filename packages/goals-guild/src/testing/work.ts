import { put } from '@longtable/entity'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import type { GuildContext } from '../context.ts'
import { createGoal } from '../goals/create-goal.ts'
import { createMilestone } from '../goals/create-milestone.ts'
import { createTask } from '../goals/create-task.ts'
import type { GoalView, MilestoneView, TaskView } from '../goals/goal-views.ts'
import { createQuest } from '../quests/create-quest.ts'
import type { QuestView } from '../quests/quest-views.ts'
import { idOf } from './guild-world.ts'

export const makeGoal = (owner: GuildContext, fields: object = {}): Promise<GoalView> =>
  createGoal(owner, createGoal.input.parse({ title: 'Run', ...fields }))

export const makeTask = (
  person: GuildContext,
  goalId: string,
  fields: object = {},
): Promise<TaskView> =>
  createTask(person, createTask.input.parse({ goalId, title: 'Shoes', ...fields }))

export const makeMilestone = (
  owner: GuildContext,
  goalId: string,
  percentage: number,
): Promise<MilestoneView> =>
  createMilestone(owner, createMilestone.input.parse({ goalId, name: 'Mark', percentage }))

export const makeQuest = (owner: GuildContext, fields: object): Promise<QuestView> =>
  createQuest(owner, createQuest.input.parse({ title: 'Quest', difficulty: 'easy', ...fields }))

/** So many tasks, any of them, within a day. */
export const makeCountingQuest = (owner: GuildContext, targetCount: number, fields = {}) =>
  makeQuest(owner, { kind: 'quantitative', targetCount, periodSeconds: 86_400, ...fields })

interface Joining {
  readonly resourceType: 'goal' | 'task' | 'quest'
  readonly resourceId: string
  readonly role: Collaborator['role']
}

/** As an accepted invite leaves it. */
export const join = (person: GuildContext, joining: Joining): Promise<void> => {
  const { at } = person.stamp()
  const row = { ...joining, userId: idOf(person), joinedAt: at, lastSeenAt: at }
  return person.store.write([put(Collaborator, row)])
}
