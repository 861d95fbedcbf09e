import { type EntityChange, onChange, type Processor } from '@longtable/core'
import { Goal, Milestone } from '../goals/goal.entity.ts'
import { goalById } from '../goals/goal.patterns.ts'
import { Task } from '../goals/task.entity.ts'
import type { Activity } from './activity.entity.ts'
import { activitiesOf } from './feed.patterns.ts'
import { activityKeyOf, takeBackActivity, writeActivity } from './write-activity.ts'

interface Told {
  readonly detail: NonNullable<Activity['detail']>
  readonly at: string
}

const STATUS_DETAILS = { completed: 'completed', paused: 'paused', active: 'resumed' } as const

/** What a change of a goal is to others; a private goal is nothing to them. */
function toldOf({ old, new: goal }: EntityChange<Goal>): Told | undefined {
  if (!goal || goal.visibility === 'private' || goal.deletedAt !== undefined) return undefined
  if (!old) return { detail: 'created', at: goal.createdAt }
  if (old.visibility === 'private') return { detail: 'shared', at: goal.updatedAt }
  if (old.status === goal.status || goal.status === 'archived') return undefined
  return { detail: STATUS_DETAILS[goal.status], at: goal.updatedAt }
}

const ofGoal = (goal: Goal) => ({
  actorId: goal.userId,
  goalId: goal.id,
  visibility: goal.visibility,
  tags: goal.tags,
})

const goalActivities = onChange('feed.tell-goals', Goal, async (change, context) => {
  const told = toldOf(change)
  const goal = change.new
  if (!told || !goal) return
  await writeActivity(context, {
    ...activityKeyOf(goal.userId, { name: `goal-${told.detail} ${goal.id}`, at: told.at }),
    ...ofGoal(goal),
    verb: 'goal_update',
    detail: told.detail,
    objectType: 'Goal',
    objectId: goal.id,
    previewText: goal.title,
  })
})

/**
 * A deleted goal is hidden wherever it is told of; what its owner was shown to have done with it goes
 * too. Nothing comes after it: an activity is written only while its goal is there.
 */
const forgetGoals = onChange('feed.forget-goals', Goal, async ({ old, new: goal }, context) => {
  if (goal?.deletedAt === undefined || old?.deletedAt !== undefined) return
  const told = { actorId: goal.userId, from: goal.createdAt }
  for await (const activities of activitiesOf.each(context, told))
    for (const activity of activities)
      if (activity.goalId === goal.id) await takeBackActivity(context, activity)
})

const doneAt = (task: Task | undefined) => (task?.done ? task.completedAt : undefined)
const keyOfTask = (task: Task, at: string) =>
  activityKeyOf(task.userId, { name: `task-done ${task.id}`, at })

const taskActivities = onChange('feed.tell-tasks', Task, async ({ old, new: task }, context) => {
  const [before, after] = [doneAt(old), doneAt(task)]
  if (before === after) return
  if (old && before !== undefined) await takeBackActivity(context, keyOfTask(old, before))
  if (!task || after === undefined) return
  const goal = await goalById(context, { userId: task.userId, id: task.goalId })
  if (!goal || goal.visibility === 'private') return
  await writeActivity(context, {
    ...keyOfTask(task, after),
    ...ofGoal(goal),
    verb: 'task_done',
    objectType: 'Task',
    objectId: task.id,
    previewText: task.title,
  })
})

const achievedAt = (milestone: Milestone | undefined) =>
  milestone?.achieved ? milestone.achievedAt : undefined
const keyOfMilestone = (milestone: Milestone, at: string) =>
  activityKeyOf(milestone.userId, { name: `milestone ${milestone.id}`, at })

const milestoneActivities = onChange(
  'feed.tell-milestones',
  Milestone,
  async ({ old, new: milestone }, context) => {
    const [before, after] = [achievedAt(old), achievedAt(milestone)]
    if (before === after) return
    if (old && before !== undefined) await takeBackActivity(context, keyOfMilestone(old, before))
    if (!milestone || after === undefined) return
    const goal = await goalById(context, { userId: milestone.userId, id: milestone.goalId })
    if (!goal || goal.visibility === 'private') return
    await writeActivity(context, {
      ...keyOfMilestone(milestone, after),
      ...ofGoal(goal),
      verb: 'milestone_achieved',
      objectType: 'Milestone',
      objectId: milestone.id,
      previewText: milestone.name,
      percentage: milestone.percentage,
    })
  },
)

/** Others are told of what happens to goals that are not private. */
export const tellFeedOfGoals: readonly Processor[] = [
  goalActivities,
  forgetGoals,
  taskActivities,
  milestoneActivities,
]
