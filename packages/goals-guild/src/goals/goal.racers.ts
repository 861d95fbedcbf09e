import type { Lane, Racer } from '../testing/races.ts'
import { completeTask, undoTask } from './complete-task.ts'
import { createMilestone } from './create-milestone.ts'
import { createTask } from './create-task.ts'
import { deleteGoal } from './delete-goal.ts'
import { deleteMilestone } from './delete-milestone.ts'
import { updateGoal } from './update-goal.ts'

const owner = ({ given, as }: Lane) => as({ userId: given.userId })

export const complete: Racer = (lane) => completeTask(owner(lane), { taskId: lane.given.taskId })

export const undo: Racer = (lane) => undoTask(owner(lane), { taskId: lane.given.taskId })

export const completeWithRequestId: Racer = (lane) =>
  completeTask(owner(lane), { taskId: lane.given.taskId }, 'the-same-request')

export const addTask: Racer = (lane) =>
  createTask(
    owner(lane),
    createTask.input.parse({ goalId: lane.given.goalId, title: `Task ${lane.place}` }),
  )

export const addMilestone: Racer = (lane) =>
  createMilestone(
    owner(lane),
    createMilestone.input.parse({ goalId: lane.given.goalId, name: 'Mark', percentage: 50 }),
  )

export const removeMilestone: Racer = (lane) =>
  deleteMilestone(owner(lane), {
    goalId: lane.given.goalId,
    milestoneId: lane.given.milestoneIds[lane.place >> 1],
  })

export const removeGoal: Racer = (lane) => deleteGoal(owner(lane), { goalId: lane.given.goalId })

export const retag: Racer = (lane) =>
  updateGoal(
    owner(lane),
    updateGoal.input.parse({
      goalId: lane.given.goalId,
      ...(lane.place % 2 ? { tags: [`t${lane.place % 5}`] } : { visibility: 'public' }),
    }),
  )
