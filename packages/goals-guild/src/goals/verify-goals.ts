import { count, on, verifier } from '@longtable/system'
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
    on(Task, ({ goalId, done }, { has }) => has(tasks, goalId, { all: 1, done: done ? 1 : 0 })),
    on(Milestone, ({ goalId }, { has }) => has(milestones, goalId, { all: 1 })),
  ],
})
