import { domainEvents, type EventSink, type Processor } from '@longtable/core'
import { Goal, Milestone } from './goal.entity.ts'
import { Task } from './task.entity.ts'

/** Only ids leave: who needs more asks for it, and is asked who they are. */
export const goalEvents = (sink: EventSink): readonly Processor[] => [
  domainEvents(
    Goal,
    [
      {
        name: 'goalsguild.goal.created',
        data: ({ old, new: goal }) =>
          !old && goal ? { goalId: goal.id, userId: goal.userId } : undefined,
      },
      {
        name: 'goalsguild.goal.completed',
        data: ({ old, new: goal }) =>
          old && old.status !== 'completed' && goal?.status === 'completed'
            ? { goalId: goal.id, userId: goal.userId }
            : undefined,
      },
      {
        name: 'goalsguild.goal.deleted',
        data: ({ old, new: goal }) =>
          old && old.deletedAt === undefined && goal?.deletedAt !== undefined
            ? { goalId: goal.id, userId: goal.userId }
            : undefined,
      },
    ],
    sink,
  ),
  domainEvents(
    Task,
    [
      {
        name: 'goalsguild.task.completed',
        data: ({ old, new: task }) =>
          !old?.done && task?.done
            ? { taskId: task.id, goalId: task.goalId, userId: task.userId }
            : undefined,
      },
    ],
    sink,
  ),
  domainEvents(
    Milestone,
    [
      {
        name: 'goalsguild.milestone.achieved',
        data: ({ old, new: milestone }) =>
          !old?.achieved && milestone?.achieved
            ? { milestoneId: milestone.id, goalId: milestone.goalId, userId: milestone.userId }
            : undefined,
      },
    ],
    sink,
  ),
]
