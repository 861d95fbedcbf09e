import { changedText, DomainError, notFound, patchOf, text, ThingId } from '@longtable/core'
import { change, check } from '@longtable/entity'
import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { MILESTONE_RATE } from '../rates.ts'
import { MILESTONE_TEXT, Percentage } from './create-milestone.ts'
import { milestoneView } from './goal-views.ts'
import { Goal, Milestone } from './goal.entity.ts'
import { milestoneById } from './goal.patterns.ts'
import { ownGoal } from './goals.policy.ts'
import { OPEN_GOAL, refuseArchivedGoal } from './progress.ts'

export const unknownMilestone = () => notFound('milestones.unknown', 'This milestone')

/** What was achieved stays achieved: its percentage does not change any more. */
export const updateMilestone = mutation({
  name: 'updateMilestone',
  input: z.object({
    goalId: ThingId,
    milestoneId: ThingId,
    name: text(MILESTONE_TEXT.name).optional(),
    description: changedText(MILESTONE_TEXT.description),
    percentage: Percentage.optional(),
  }),
  rate: MILESTONE_RATE,
  plan: async ({ context, input: { goalId, milestoneId, ...fields } }) => {
    const goal = await ownGoal(context, goalId)
    const { userId } = goal
    const milestone = await milestoneById(context, { userId, goalId, id: milestoneId })
    if (!milestone) throw unknownMilestone()
    refuseArchivedGoal(goal)
    const given = patchOf(fields)
    const { percentage = milestone.percentage } = given
    if (milestone.achieved && percentage !== milestone.percentage)
      throw new DomainError('CONFLICT', 'milestones.achieved', {
        message: 'percentage: this milestone is achieved already.',
        field: 'percentage',
      })
    const patch = { ...given, updatedAt: context.stamp().at }
    const when = { attribute: 'achieved', equals: milestone.achieved } as const
    return {
      operations: [
        change(Milestone, milestone, { patch, when }),
        check(Goal, { userId, id: goalId }, OPEN_GOAL),
      ],
      result: milestoneView({ ...milestone, ...patch } as Milestone),
      audit: {
        action: 'MILESTONE_UPDATED',
        resourceType: 'Milestone',
        resourceId: milestoneId,
        metadata: { goalId, fields: Object.keys(given) },
      },
    }
  },
})
