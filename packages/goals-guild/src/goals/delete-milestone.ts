import { UlidId } from '@longtable/core'
import { remove } from '@longtable/entity'
import * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { MILESTONE_RATE } from '../rates.ts'
import { Milestone } from './goal.entity.ts'
import { ownGoal } from './goals.policy.ts'
import { countMilestoneDown } from './milestone-count.ts'
import { unknownMilestone } from './update-milestone.ts'

const MILESTONE = 0

export const DeleteMilestoneInput = z.object({ goalId: UlidId, milestoneId: UlidId })

export async function deleteMilestone(
  context: GuildContext,
  input: z.infer<typeof DeleteMilestoneInput>,
  requestId?: string,
): Promise<{ readonly milestoneId: string }> {
  await registered(context)
  const { goalId, milestoneId } = input
  const asked = { name: 'deleteMilestone', input, requestId, rate: MILESTONE_RATE }
  return actWhileActive(context, asked, async () => {
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
  })
}
