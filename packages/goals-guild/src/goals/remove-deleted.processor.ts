import { onChange } from '@longtable/core'
import { removeAll, removeEach } from '@longtable/entity'
import { GroupGoal } from '../groups/group.entity.ts'
import { Goal } from './goal.entity.ts'
import { milestonesIn } from './goal.patterns.ts'
import { removeResource } from './remove-resource.ts'
import { Task } from './task.entity.ts'
import { tasksIn } from './task.patterns.ts'

/**
 * Removes what is below a tombstone in chunks, and the goal last: wherever it stops, the change comes
 * again and the rest is still found. Links of quests are taken away by what follows them.
 */
export const removeDeletedGoals = onChange(
  'goals.remove-deleted',
  Goal,
  async ({ new: goal }, context) => {
    if (goal?.deletedAt === undefined) return
    const { id: goalId, userId, groupId } = goal
    await removeAll(context, tasksIn, { goalId })
    await removeAll(context, milestonesIn, { userId, goalId })
    if (groupId !== undefined) await removeEach(context, GroupGoal, [{ groupId, goalId }])
    await removeResource(context, { resourceType: 'goal', resourceId: goalId })
    await removeEach(context, Goal, [goal])
  },
)

export const removeTaskItems = onChange(
  'goals.remove-task-items',
  Task,
  async (change, context) => {
    if (change.new || !change.old) return
    await removeResource(context, { resourceType: 'task', resourceId: change.old.id })
  },
)
