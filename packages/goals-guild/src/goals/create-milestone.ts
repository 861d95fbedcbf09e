import { optionalText, text, ThingId } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { MILESTONE_RATE } from '../rates.ts'
import { milestoneView } from './goal-views.ts'
import { Milestone } from './goal.entity.ts'
import { ownGoal } from './goals.policy.ts'
import { countMilestoneUp } from './milestone-count.ts'
import { refuseArchivedGoal } from './progress.ts'

export const MILESTONE_TEXT = {
  name: { max: 100 },
  description: { max: 1000, isMultiline: true },
} as const
export const Percentage = z
  .int('must be a whole number from 1 to 100')
  .min(1, 'must be a whole number from 1 to 100')
  .max(100, 'must be a whole number from 1 to 100')

/** Whether it is reached already is found out by a processor. */
export const createMilestone = mutation({
  name: 'createMilestone',
  input: z.object({
    goalId: ThingId,
    name: text(MILESTONE_TEXT.name),
    description: optionalText(MILESTONE_TEXT.description),
    percentage: Percentage,
  }),
  rate: MILESTONE_RATE,
  plan: async ({ context, input }) => {
    const goal = await ownGoal(context, input.goalId)
    refuseArchivedGoal(goal)
    const { id, at } = context.stamp()
    const { userId } = goal
    const milestone = { ...input, id, userId, achieved: false, createdAt: at, updatedAt: at }
    return {
      operations: [put(Milestone, milestone), await countMilestoneUp(context, goal)],
      result: milestoneView(milestone),
      audit: {
        action: 'MILESTONE_CREATED',
        resourceType: 'Milestone',
        resourceId: id,
        metadata: { goalId: goal.id },
      },
    }
  },
})
