import { put } from '@longtable/entity'
import * as z from 'zod'
import { Resource } from '../collaboration/resource.entity.ts'
import { moveGroupLink } from '../groups/link-goal.ts'
import { mutation } from '../mutation.ts'
import { GOAL_RATE } from '../rates.ts'
import { newGoalFields } from './goal-fields.ts'
import { moveGoalTags } from './goal-tags.ts'
import { goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalInView } from './goals.policy.ts'

const unstarted = {
  status: 'active',
  taskCount: 0,
  doneCount: 0,
  taskRevision: 0,
  milestoneCount: 0,
  milestoneRevision: 0,
  revision: 0,
} as const

/** The goal, the way from its id to its owner, and its tags come together. */
export const createGoal = mutation({
  name: 'createGoal',
  input: z.object(newGoalFields),
  rate: GOAL_RATE,
  plan: async ({ context, actor: { id: userId }, input }) => {
    const { id, at } = context.stamp()
    const goal: Goal = { ...input, ...unstarted, id, userId, createdAt: at, updatedAt: at }
    const resource = { resourceType: 'goal', resourceId: id, ownerId: userId } as const
    return {
      operations: [
        put(Goal, goal),
        put(Resource, { ...resource, title: goal.title }),
        ...moveGoalTags(undefined, goal),
        ...(await moveGroupLink(context, undefined, goal)),
      ],
      result: { goalId: id },
      audit: { action: 'GOAL_CREATED', resourceType: 'Goal', resourceId: id },
    }
  },
  answer: async ({ context }, { goalId }) => goalView(await goalInView(context, goalId)),
})
