import { adopter, carrying, completes } from '@longtable/system'
import { missingResource } from '../collaboration/adopt-resources.ts'
import { Goal, Milestone } from './goal.entity.ts'
import { goalById } from './goal.patterns.ts'
import { recountGoal } from './progress.ts'
import { Task } from './task.entity.ts'

const goalResource = adopter(Goal, {
  name: 'goals.resource',
  isOurs: carrying('visibility'),
  adopt: async ({ id, userId, title, deletedAt }, { store }) =>
    deletedAt === undefined
      ? missingResource(store, {
          resourceType: 'goal',
          resourceId: id,
          ownerId: userId,
          title,
        })
      : [],
})

const taskResource = adopter(Task, {
  name: 'goals.task-resource',
  isOurs: carrying('createdBy'),
  async adopt({ id, goalId, userId, title }, { store, isLive }) {
    const goal = await goalById({ store }, { userId, id: goalId })
    if (!goal) return [{ finding: `task ${id} is of ${userId}, who has no goal ${goalId}` }]
    // Whoever wrote the task counts nothing.
    if (isLive && goal.deletedAt === undefined) await recountGoal({ store }, goal)
    return missingResource(store, {
      resourceType: 'task',
      resourceId: id,
      ownerId: userId,
      title,
      goalId,
    })
  },
})

/** What marks an item as ours comes last, when nothing else is missing. Counts are counted anew. */
export const adoptGoals = [
  goalResource,
  completes(Goal, { name: 'goals.goal', isOurs: carrying('visibility') }),
  taskResource,
  completes(Task, { name: 'goals.task', isOurs: carrying('createdBy') }),
  completes(Milestone, { name: 'goals.milestone' }),
]
