import { settle } from '@longtable/core'
import { type Deps, eraser, leaves } from '@longtable/system'
import { tombstoneGoal } from './delete-goal.ts'
import type { Goal } from './goal.entity.ts'
import { goalById, goalsOf } from './goal.patterns.ts'
import { releaseTask } from './release-task.ts'
import { tasksAssignedTo } from './task.patterns.ts'

const bury = (deps: Deps, { userId, id }: Goal): Promise<void> =>
  settle('A goal', async () => {
    const goal = await goalById(deps, { userId, id })
    if (goal && goal.deletedAt === undefined)
      await deps.store.write(tombstoneGoal(goal, deps.stamp().at))
  })

/**
 * Each goal gets its tombstone; what is below follows as if the person had deleted it. What they had to
 * do for others is anybody's again: they work on nothing any more.
 */
export const eraseGoals = eraser('goals', [
  leaves(goalsOf, 'userId', bury),
  leaves(tasksAssignedTo, 'assigneeId', releaseTask),
])
