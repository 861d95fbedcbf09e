import { ThingId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import { Goal } from '../goals/goal.entity.ts'
import { ownGoal } from '../goals/goals.policy.ts'
import { OPEN_GOAL, refuseArchivedGoal } from '../goals/progress.ts'
import { mutation } from '../mutation.ts'
import { ASSIST_RATE } from '../rates.ts'
import { AssistText, ThreadTitle } from './assist-fields.ts'
import { assistThreadView } from './assist-views.ts'
import { AssistLink, AssistThread } from './assist.entity.ts'
import { threadInView } from './assist.policy.ts'

/** The goal must be there when the thread comes, so that its end closes every thread. */
export const askForHelp = mutation({
  name: 'askForHelp',
  input: z.object({ goalId: ThingId, title: ThreadTitle, text: AssistText }),
  rate: ASSIST_RATE,
  plan: async ({ context, input }) => {
    const goal = await ownGoal(context, input.goalId)
    refuseArchivedGoal(goal)
    const { id: goalId, userId } = goal
    const { id, at } = context.stamp()
    return {
      operations: [
        put(AssistThread, { ...input, id, userId, status: 'open', createdAt: at, updatedAt: at }),
        put(AssistLink, { goalId, threadId: id, createdAt: at }),
        check(Goal, { userId, id: goalId }, OPEN_GOAL),
      ],
      result: { threadId: id },
      audit: { action: 'HELP_ASKED', resourceType: 'AssistThread', resourceId: id },
    }
  },
  answer: async ({ context }, { threadId }) =>
    assistThreadView(await threadInView(context, threadId)),
})
