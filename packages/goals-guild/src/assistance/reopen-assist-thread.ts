import { check } from '@longtable/entity'
import { Goal } from '../goals/goal.entity.ts'
import { ownGoal } from '../goals/goals.policy.ts'
import { OPEN_GOAL, refuseArchivedGoal } from '../goals/progress.ts'
import { mutation } from '../mutation.ts'
import { ASSIST_RATE } from '../rates.ts'
import { ThreadInput } from './assist-fields.ts'
import { assistThreadView } from './assist-views.ts'
import { ownThread, threadInView } from './assist.policy.ts'
import { threadMoved } from './close-assist-thread.ts'

/** As long as its goal is there: the thread of a deleted one stays closed. Idempotent. */
export const reopenAssistThread = mutation({
  name: 'reopenAssistThread',
  input: ThreadInput,
  rate: ASSIST_RATE,
  plan: async ({ context, input: { threadId } }) => {
    const thread = await ownThread(context, threadId)
    const { userId, goalId } = thread
    refuseArchivedGoal(await ownGoal(context, goalId))
    return {
      operations: [
        threadMoved(thread, 'open', context.stamp().at),
        check(Goal, { userId, id: goalId }, OPEN_GOAL),
      ],
      result: { threadId },
      audit: { action: 'HELP_REOPENED', resourceType: 'AssistThread', resourceId: threadId },
    }
  },
  answer: async ({ context }, { threadId }) =>
    assistThreadView(await threadInView(context, threadId)),
})
