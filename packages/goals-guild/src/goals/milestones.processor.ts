import { onChange, type ProcessorContext } from '@longtable/core'
import { change } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import { Goal, Milestone } from './goal.entity.ts'
import { goalById, milestonesIn } from './goal.patterns.ts'
import { taskCountsOf } from './progress.ts'

/** In whole numbers, so that two of three tasks are not a rounding error away from a milestone. */
function reaches(goal: Goal | undefined, { percentage }: Milestone): boolean {
  if (!goal || goal.deletedAt !== undefined) return false
  const { taskCount, doneCount } = taskCountsOf(goal)
  return taskCount > 0 && doneCount * 100 >= percentage * taskCount
}

/** Once: whoever comes second finds it achieved, and a milestone that has gone stays away. */
async function achieve(
  { store }: ProcessorContext,
  milestone: Milestone,
  achievedAt: string,
): Promise<void> {
  const patch = { achieved: true, achievedAt, updatedAt: achievedAt }
  const when = {
    all: [
      { attribute: 'achieved', equals: false },
      { attribute: 'percentage', equals: milestone.percentage },
    ],
  } as const
  try {
    await store.write([change(Milestone, milestone, { patch, when })])
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

const isMoved = (old: Goal | undefined, goal: Goal): boolean => {
  const [before, after] = [taskCountsOf(old ?? {}), taskCountsOf(goal)]
  return before.taskCount !== after.taskCount || before.doneCount !== after.doneCount
}

/**
 * A change tells the progress of its moment, which counts for milestones that were there already,
 * though tasks may have been undone since. For younger ones the progress of today decides.
 */
export const achieveMilestones = onChange(
  'goals.achieve-milestones',
  Goal,
  async ({ old, new: goal }, context) => {
    if (!goal || !isMoved(old, goal)) return
    const { userId, id } = goal
    const today = await goalById(context, { userId, id })
    for await (const milestones of milestonesIn.each(context, { userId, goalId: id }))
      for (const milestone of milestones) {
        if (milestone.achieved) continue
        const isOlder = milestone.updatedAt <= goal.updatedAt
        if (reaches(isOlder ? goal : today, milestone))
          await achieve(context, milestone, goal.updatedAt)
      }
  },
)

/** A milestone that is made, or moved, behind the progress is achieved at once. */
export const checkMilestone = onChange(
  'goals.check-milestone',
  Milestone,
  async ({ new: milestone }, context) => {
    if (!milestone || milestone.achieved) return
    const { userId, goalId } = milestone
    const goal = await goalById(context, { userId, id: goalId })
    if (reaches(goal, milestone)) await achieve(context, milestone, milestone.updatedAt)
  },
)
