import { completeTask, undoTask } from '../goals/complete-task.ts'
import { createMilestone, CreateMilestoneInput } from '../goals/create-milestone.ts'
import { createTask, CreateTaskInput } from '../goals/create-task.ts'
import { deleteGoal } from '../goals/delete-goal.ts'
import { deleteMilestone } from '../goals/delete-milestone.ts'
import { deleteTask } from '../goals/delete-task.ts'
import { updateGoal, UpdateGoalInput } from '../goals/update-goal.ts'
import { cancelQuest } from '../quests/cancel-quest.ts'
import { createQuest, CreateQuestInput } from '../quests/create-quest.ts'
import { evaluate } from '../quests/evaluate.ts'
import type { Lane, Racer } from './races.ts'

const owner = ({ given, as }: Lane) => as({ userId: given.userId })

export const complete: Racer = (lane) => completeTask(owner(lane), { taskId: lane.given.taskId })

export const undo: Racer = (lane) => undoTask(owner(lane), { taskId: lane.given.taskId })

export const removeTask: Racer = (lane) => deleteTask(owner(lane), { taskId: lane.given.taskId })

export const completeWithRequestId: Racer = (lane) =>
  completeTask(owner(lane), { taskId: lane.given.taskId }, 'the-same-request')

export const addTask: Racer = (lane) =>
  createTask(
    owner(lane),
    CreateTaskInput.parse({ goalId: lane.given.goalId, title: `Task ${lane.place}` }),
  )

export const addMilestone: Racer = (lane) =>
  createMilestone(
    owner(lane),
    CreateMilestoneInput.parse({ goalId: lane.given.goalId, name: 'Mark', percentage: 50 }),
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
    UpdateGoalInput.parse({
      goalId: lane.given.goalId,
      ...(lane.place % 2 ? { tags: [`t${lane.place % 5}`] } : { visibility: 'public' }),
    }),
  )

/** As processors in several processes would, after a lease was taken over. */
export const lookAtQuest: Racer = async (lane) => {
  const { store, now } = owner(lane)
  const { userId, questId: id } = lane.given
  await evaluate({ store, now }, { userId, id }, now())
}

export const cancel: Racer = (lane) => cancelQuest(owner(lane), { questId: lane.given.questId })

/** What it links to is being deleted. */
export const linkTask: Racer = (lane) =>
  createQuest(
    owner(lane),
    CreateQuestInput.parse({
      title: 'Quest',
      difficulty: 'easy',
      kind: 'linked',
      linkedTaskIds: [lane.given.taskId],
    }),
  )
