import { DomainError } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { optionalText, text, UlidId } from '../text.ts'
import { MILESTONE_RATE } from './goal-rates.ts'
import { type MilestoneView, milestoneView } from './goal-views.ts'
import { Goal, Milestone } from './goal.entity.ts'
import { milestonesIn } from './goal.patterns.ts'
import { ownGoal } from './goals.policy.ts'
import { OPEN_GOAL, refuseArchived } from './progress.ts'

const MILESTONES_PER_GOAL_MAX = 50
export const MILESTONE_TEXT = {
  name: { max: 100 },
  description: { max: 1000, isMultiline: true },
} as const
export const Percentage = z
  .int('must be a whole number from 1 to 100')
  .min(1, 'must be a whole number from 1 to 100')
  .max(100, 'must be a whole number from 1 to 100')

export const CreateMilestoneInput = z.object({
  goalId: UlidId,
  name: text(MILESTONE_TEXT.name),
  description: optionalText(MILESTONE_TEXT.description),
  percentage: Percentage,
})

async function refuseTooMany(context: GuildContext, { userId, id }: Goal): Promise<void> {
  const { items } = await milestonesIn(
    context,
    { userId, goalId: id },
    { limit: MILESTONES_PER_GOAL_MAX },
  )
  if (items.length >= MILESTONES_PER_GOAL_MAX)
    throw new DomainError(
      'CONFLICT',
      'milestones.too-many',
      `A goal has at most ${MILESTONES_PER_GOAL_MAX} milestones.`,
    )
}

/** Whether it is reached already is found out by a processor. */
export async function createMilestone(
  context: GuildContext,
  input: z.infer<typeof CreateMilestoneInput>,
  requestId?: string,
): Promise<MilestoneView> {
  await registered(context)
  const asked = { name: 'createMilestone', input, requestId, rate: MILESTONE_RATE }
  return actWhileActive(context, asked, async () => {
    const goal = await ownGoal(context, input.goalId)
    refuseArchived(goal)
    await refuseTooMany(context, goal)
    const { id, at } = context.stamp()
    const { userId } = goal
    const milestone = { ...input, id, userId, achieved: false, createdAt: at, updatedAt: at }
    return {
      operations: [put(Milestone, milestone), check(Goal, { userId, id: goal.id }, OPEN_GOAL)],
      result: milestoneView(milestone),
      audit: {
        action: 'MILESTONE_CREATED',
        resourceType: 'Milestone',
        resourceId: id,
        metadata: { goalId: goal.id },
      },
      onFailure: () => 'again' as const,
    }
  })
}
