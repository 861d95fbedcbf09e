import { ThingId } from '@longtable/core'
import { remove } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { MILESTONE_RATE } from '../rates.ts'
import { Milestone } from './goal.entity.ts'
import { ownGoal } from './goals.policy.ts'
import { countMilestoneDown } from './milestone-count.ts'
import { unknownMilestone } from './update-milestone.ts'

const MILESTONE = 0

export const deleteMilestone = mutation({
  name: 'deleteMilestone',
  input: z.object({ goalId: ThingId, milestoneId: ThingId }),
  rate: MILESTONE_RATE,
  plan: async ({ context, input: { goalId, milestoneId } }) => {
    const goal = await ownGoal(context, goalId)
    return {
      operations: [
        remove(Milestone, { userId: goal.userId, goalId, id: milestoneId }, 'present'),
        countMilestoneDown(goal),
      ],
      result: { milestoneId },
      audit: {
        action: 'MILESTONE_DELETED',
        resourceType: 'Milestone',
        resourceId: milestoneId,
        metadata: { goalId },
      },
      onFailure: ({ places }) => (places.includes(MILESTONE) ? unknownMilestone() : 'again'),
    }
  },
})
