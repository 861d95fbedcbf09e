import { becomes, eventsOf, gained, made } from '@longtable/core'
import { Goal, Milestone } from './goal.entity.ts'
import { Task } from './task.entity.ts'

const goals = eventsOf(Goal, ({ id, userId }) => ({ goalId: id, userId }), {
  'goalsguild.goal.created': made,
  'goalsguild.goal.completed': becomes('status', 'completed'),
  'goalsguild.goal.deleted': gained('deletedAt'),
})

const tasks = eventsOf(Task, ({ id, goalId, userId }) => ({ taskId: id, goalId, userId }), {
  'goalsguild.task.completed': ({ old, new: task }) => !old?.done && task?.done === true,
})

const milestones = eventsOf(
  Milestone,
  ({ id, goalId, userId }) => ({ milestoneId: id, goalId, userId }),
  {
    'goalsguild.milestone.achieved': ({ old, new: milestone }) =>
      !old?.achieved && milestone?.achieved === true,
  },
)

export const goalEvents = [goals, tasks, milestones]
