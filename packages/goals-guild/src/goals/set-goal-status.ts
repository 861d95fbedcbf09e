import { answered, UlidId } from '@longtable/core'
import { asRead, change } from '@longtable/entity'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { GOAL_RATE } from '../rates.ts'
import { GoalStatus } from './goal-fields.ts'
import { type GoalView, goalView } from './goal-views.ts'
import { Goal } from './goal.entity.ts'
import { goalInView, ownGoal } from './goals.policy.ts'
import { refuseArchived } from './progress.ts'

export const SetGoalStatusInput = z.object({ goalId: UlidId, status: GoalStatus })

/** Any status but `archived` may follow any other; an archived goal is first made active again. */
export async function setGoalStatus(
  context: GuildContext,
  input: z.infer<typeof SetGoalStatusInput>,
  requestId?: string,
): Promise<GoalView> {
  await registered(context)
  const { goalId, status } = input
  const asked = { name: 'setGoalStatus', input, requestId, rate: GOAL_RATE }
  await actWhileActive(context, asked, async () => {
    const goal = await ownGoal(context, goalId)
    if (status !== 'active' && status !== goal.status) refuseArchived(goal)
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
      onFailure: () => 'again' as const,
    }
  })
  return answered(async () => goalView(await goalInView(context, goalId)))
}
