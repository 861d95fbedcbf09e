import { act, answered } from '@longtable/core'
import { check } from '@longtable/entity'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { Goal } from '../goals/goal.entity.ts'
import { ownGoal } from '../goals/goals.policy.ts'
import { OPEN_GOAL, refuseArchived } from '../goals/progress.ts'
import { ASSIST_RATE, type ThreadInput } from './assist-fields.ts'
import { type AssistThreadView, threadView } from './assist-views.ts'
import { ownThread, threadInView } from './assist.policy.ts'
import { threadMoved } from './close-assist-thread.ts'

/** As long as its goal is there: the thread of a deleted one stays closed. Idempotent. */
export async function reopenAssistThread(
  context: GuildContext,
  input: z.infer<typeof ThreadInput>,
  requestId?: string,
): Promise<AssistThreadView> {
  await registered(context)
  const { threadId } = input
  const asked = { name: 'reopenAssistThread', input, requestId, rate: ASSIST_RATE }
  await act(context, asked, async () => {
    const thread = await ownThread(context, threadId)
    const { userId, goalId } = thread
    refuseArchived(await ownGoal(context, goalId))
    return {
      operations: [
        threadMoved(thread, 'open', context.stamp().at),
        check(Goal, { userId, id: goalId }, OPEN_GOAL),
        stillActive(userId),
      ],
      result: { threadId },
      audit: { action: 'HELP_REOPENED', resourceType: 'AssistThread', resourceId: threadId },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => threadView(await threadInView(context, threadId)))
}
