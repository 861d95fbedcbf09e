import { patchOf, ThingId } from '@longtable/core'
import { add, asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { Resource } from '../collaboration/resource.entity.ts'
import { moveGroupLink } from '../groups/link-goal.ts'
import { mutation } from '../mutation.ts'
import { GOAL_RATE } from '../rates.ts'
import { changedGoalFields } from './goal-fields.ts'
import { moveGoalTags } from './goal-tags.ts'
import { goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalInView, ownGoal } from './goals.policy.ts'

export const updateGoal = mutation({
  name: 'updateGoal',
  input: z.object({ goalId: ThingId, ...changedGoalFields }),
  rate: GOAL_RATE,
  plan: async ({ context, input: { goalId, ...fields } }) => {
    const goal = await ownGoal(context, goalId)
    const { at } = context.stamp()
    const given = patchOf(fields)
    const patch = { ...given, revision: (goal.revision ?? 0) + 1, updatedAt: at }
    const next = { ...goal, ...patch } as Goal
    const key = { resourceType: 'goal', resourceId: goalId } as const
    return {
      operations: [
        change(Goal, goal, { patch, when: asRead(Goal, goal, 'revision', 'deletedAt') }),
        ...(next.title === goal.title
          ? []
          : [add(Resource, key, { amounts: {}, set: { title: next.title } })]),
        ...moveGoalTags(goal, next),
        ...(await moveGroupLink(context, goal, next)),
      ],
      result: { goalId },
      audit: {
        action: 'GOAL_UPDATED',
        resourceType: 'Goal',
        resourceId: goalId,
        metadata: { fields: Object.keys(given) },
      },
    }
  },
  answer: async ({ context }, { goalId }) => goalView(await goalInView(context, goalId)),
})
