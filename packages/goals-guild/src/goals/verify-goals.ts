import { count, type Looking, on, verifier } from '@longtable/system'
import { Collaborator } from '../collaboration/collaborator.entity.ts'
import { Goal, Milestone } from './goal.entity.ts'
import { taskCountsOf } from './progress.ts'
import { Task } from './task.entity.ts'

const tasks = count(
  (id, says, has) =>
    `goal ${id} says ${says.done} of ${says.all} tasks, but has ${has.done ?? 0} of ${has.all ?? 0}`,
)
const milestones = count(
  (id, says, has) => `goal ${id} says ${says.all} milestones, but has ${has.all ?? 0}`,
)

/** By rows alone: what a block takes away comes a moment later. */
async function isInGoodHands(
  { id, goalId, userId, assigneeId }: Task,
  { find }: Looking,
): Promise<boolean> {
  if (assigneeId === undefined || assigneeId === userId) return true
  const rows = await Promise.all([
    find(Collaborator, { resourceType: 'goal', resourceId: goalId, userId: assigneeId }),
    find(Collaborator, { resourceType: 'task', resourceId: id, userId: assigneeId }),
  ])
  return rows.some((row) => row?.role === 'collaborator')
}

/** The counts of every goal are what they count. */
export const verifyGoals = verifier({
  takes: [
    on(Goal, (goal, { says }) => {
      if (goal.deletedAt !== undefined) return
      const { taskCount, doneCount } = taskCountsOf(goal)
      says(tasks, goal.id, { all: taskCount, done: doneCount })
      // Where the count is missing, nothing is said about it.
      if (goal.milestoneCount !== undefined) says(milestones, goal.id, { all: goal.milestoneCount })
    }),
    on(Task, async (task, looking) => {
      looking.has(tasks, task.goalId, { all: 1, done: task.done ? 1 : 0 })
      if (!(await isInGoodHands(task, looking)))
        looking.problem(
          `task ${task.id} is assigned to ${task.assigneeId}, who does not work on it`,
        )
    }),
    on(Milestone, ({ goalId }, { has }) => has(milestones, goalId, { all: 1 })),
  ],
})
