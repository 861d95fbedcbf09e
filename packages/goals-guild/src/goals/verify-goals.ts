import { fromItem, isOf } from '@longtable/entity'
import type { Verifier } from '@longtable/system'
import { Goal, Milestone } from './goal.entity.ts'
import { type Counts, countsOf } from './progress.ts'
import { Task } from './task.entity.ts'

/** Where the count is missing, nothing is said about it. */
const milestoneProblems = (goals: readonly Goal[], real: ReadonlyMap<string, number>): string[] =>
  goals.flatMap(({ id, milestoneCount: kept }) =>
    kept === undefined || kept === (real.get(id) ?? 0)
      ? []
      : [`goal ${id} says ${kept} milestones, but has ${real.get(id) ?? 0}`],
  )

const taskProblems = (goals: readonly Goal[], tasks: ReadonlyMap<string, Counts>): string[] =>
  goals
    .map((goal) => ({ goal, kept: countsOf(goal), real: countsOf(tasks.get(goal.id) ?? {}) }))
    .filter(
      ({ kept, real }) => kept.taskCount !== real.taskCount || kept.doneCount !== real.doneCount,
    )
    .map(
      ({ goal, kept, real }) =>
        `goal ${goal.id} says ${kept.doneCount} of ${kept.taskCount} tasks, ` +
        `but has ${real.doneCount} of ${real.taskCount}`,
    )

/** The counts of every goal are what they count. */
export function verifyGoals(): Verifier {
  const goals: Goal[] = []
  const tasks = new Map<string, { -readonly [Name in keyof Counts]: Counts[Name] }>()
  const milestones = new Map<string, number>()
  return {
    see(item) {
      if (isOf(Goal, item)) goals.push(fromItem(Goal, item))
      if (isOf(Milestone, item)) {
        const { goalId } = fromItem(Milestone, item)
        milestones.set(goalId, (milestones.get(goalId) ?? 0) + 1)
      }
      if (!isOf(Task, item)) return
      const { goalId, done } = fromItem(Task, item)
      const counts = tasks.get(goalId) ?? { taskCount: 0, doneCount: 0 }
      counts.taskCount += 1
      if (done) counts.doneCount += 1
      tasks.set(goalId, counts)
    },
    problems() {
      const living = goals.filter(({ deletedAt }) => deletedAt === undefined)
      return [...taskProblems(living, tasks), ...milestoneProblems(living, milestones)]
    },
  }
}
