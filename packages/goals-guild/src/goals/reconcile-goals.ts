import { settle } from '@longtable/core'
import { reconciler } from '@longtable/system'
import { Goal } from './goal.entity.ts'
import { goalById } from './goal.patterns.ts'
import { recountMilestones } from './milestone-count.ts'
import { recountGoal } from './progress.ts'
import { releaseTask } from './release-task.ts'
import { Task } from './task.entity.ts'

const recount = reconciler(Goal, (deps, { userId, id }) =>
  settle(`Goal ${id}`, async () => {
    const goal = await goalById(deps, { userId, id })
    if (!goal || goal.deletedAt !== undefined) return
    await recountGoal(deps, goal)
    await recountMilestones(deps, goal)
  }),
)

export const reconcileGoals = [recount, reconciler(Task, releaseTask)]
