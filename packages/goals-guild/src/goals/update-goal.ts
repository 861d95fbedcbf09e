import { answered, patchOf, UlidId } from '@longtable/core'
import { add, asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { Resource } from '../collaboration/resource.entity.ts'
import { type GuildContext, registered } from '../context.ts'
import { moveGroupLink } from '../groups/link-goal.ts'
import { GOAL_RATE } from '../rates.ts'
import { changedGoalFields } from './goal-fields.ts'
import { moveGoalTags } from './goal-tags.ts'
import { type GoalView, goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalInView, ownGoal } from './goals.policy.ts'

export const UpdateGoalInput = z.object({ goalId: UlidId, ...changedGoalFields })

export async function updateGoal(
  context: GuildContext,
  input: z.infer<typeof UpdateGoalInput>,
  requestId?: string,
): Promise<GoalView> {
  await registered(context)
  const { goalId, ...fields } = input
  const asked = { name: 'updateGoal', input, requestId, rate: GOAL_RATE }
  await actWhileActive(context, asked, async () => {
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
      onFailure: () => 'again' as const,
    }
  })
  return answered(async () => goalView(await goalInView(context, goalId)))
}
