import { ThingId } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { GOAL_RATE } from '../rates.ts'
import { moveGoalTags } from './goal-tags.ts'
import { Goal } from './goal.entity.ts'
import { ownGoal } from './goals.policy.ts'

/** Hides the goal and all below it at once; a processor removes them, and the goal last. */
export function tombstoneGoal(goal: Goal, at: string): Operation[] {
  const patch = { deletedAt: at, revision: (goal.revision ?? 0) + 1, updatedAt: at }
  return [
    change(Goal, goal, { patch, when: asRead(Goal, goal, 'revision', 'deletedAt') }),
    ...moveGoalTags(goal, { ...goal, ...patch }),
  ]
}

export const deleteGoal = mutation({
  name: 'deleteGoal',
  input: z.object({ goalId: ThingId }),
  rate: GOAL_RATE,
  plan: async ({ context, input: { goalId } }) => {
    const goal = await ownGoal(context, goalId)
    return {
      operations: tombstoneGoal(goal, context.stamp().at),
      result: { goalId },
      audit: { action: 'GOAL_DELETED', resourceType: 'Goal', resourceId: goalId },
    }
  },
})
