import { act, answered } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { Resource } from '../collaboration/resource.entity.ts'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { moveGroupLink } from '../groups/link-goal.ts'
import { newGoalFields } from './goal-fields.ts'
import { GOAL_RATE } from './goal-rates.ts'
import { moveGoalTags } from './goal-tags.ts'
import { type GoalView, goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalInView } from './goals.policy.ts'

export const CreateGoalInput = z.object(newGoalFields)

/** The goal, the way from its id to its owner, and its tags come together. */
export async function createGoal(
  context: GuildContext,
  input: z.infer<typeof CreateGoalInput>,
  requestId?: string,
): Promise<GoalView> {
  await registered(context)
  const asked = { name: 'createGoal', input, requestId, rate: GOAL_RATE }
  const { goalId } = await act(context, asked, async () => {
    const { id: userId } = await registered(context)
    const { id, at } = context.stamp()
    const goal: Goal = {
      ...input,
      id,
      userId,
      status: 'active',
      taskCount: 0,
      doneCount: 0,
      taskRevision: 0,
      milestoneCount: 0,
      milestoneRevision: 0,
      revision: 0,
      createdAt: at,
      updatedAt: at,
    }
    const resource = { resourceType: 'goal', resourceId: id, ownerId: userId } as const
    return {
      operations: [
        put(Goal, goal),
        put(Resource, { ...resource, title: goal.title }),
        stillActive(userId),
        ...moveGoalTags(undefined, goal),
        ...(await moveGroupLink(context, undefined, goal)),
      ],
      result: { goalId: id },
      audit: { action: 'GOAL_CREATED', resourceType: 'Goal', resourceId: id },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => goalView(await goalInView(context, goalId)))
}
