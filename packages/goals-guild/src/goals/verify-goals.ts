import { fromItem, isOf } from '@longtable/entity'
import type { Verifier } from '../verify.ts'
import { Goal } from './goal.entity.ts'
import { countsOf } from './progress.ts'
import { Task } from './task.entity.ts'

/** The counts of every goal are what they count. */
export function verifyGoals(): Verifier {
  const goals: Goal[] = []
  const tasks = new Map<string, { taskCount: number; doneCount: number }>()
  return {
    see(item) {
      if (isOf(Goal, item)) goals.push(fromItem(Goal, item))
      if (!isOf(Task, item)) return
      const { goalId, done } = fromItem(Task, item)
      const counts = tasks.get(goalId) ?? { taskCount: 0, doneCount: 0 }
      counts.taskCount += 1
      if (done) counts.doneCount += 1
      tasks.set(goalId, counts)
    },
    problems: () =>
      goals
        .filter(({ deletedAt }) => deletedAt === undefined)
        .map((goal) => ({ goal, kept: countsOf(goal), real: countsOf(tasks.get(goal.id) ?? {}) }))
        .filter(
          ({ kept, real }) =>
            kept.taskCount !== real.taskCount || kept.doneCount !== real.doneCount,
        )
        .map(
          ({ goal, kept, real }) =>
            `goal ${goal.id} says ${kept.doneCount} of ${kept.taskCount} tasks, ` +
            `but has ${real.doneCount} of ${real.taskCount}`,
        ),
  }
}
