import { ThingId } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { GOAL_RATE } from '../rates.ts'
import { GoalStatus } from './goal-fields.ts'
import { goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalInView, ownGoal } from './goals.policy.ts'
import { refuseArchivedGoal } from './progress.ts'

/** Any status but `archived` may follow any other; an archived goal is first made active again. */
export const setGoalStatus = mutation({
  name: 'setGoalStatus',
  input: z.object({ goalId: ThingId, status: GoalStatus }),
  rate: GOAL_RATE,
  plan: async ({ context, input: { goalId, status } }) => {
    const goal = await ownGoal(context, goalId)
    if (status !== 'active' && status !== goal.status) refuseArchivedGoal(goal)
    const { at } = context.stamp()
    const completedAt = status === 'completed' ? at : undefined
    const patch =
      status === goal.status
        ? {}
        : { status, completedAt, revision: (goal.revision ?? 0) + 1, updatedAt: at }
    return {
      operations: [
        change(Goal, goal, { patch, when: asRead(Goal, goal, 'revision', 'deletedAt') }),
      ],
      result: { goalId },
      audit: {
        action: 'GOAL_STATUS_CHANGED',
        resourceType: 'Goal',
        resourceId: goalId,
        metadata: { from: goal.status, to: status },
      },
    }
  },
  answer: async ({ context }, { goalId }) => goalView(await goalInView(context, goalId)),
})
