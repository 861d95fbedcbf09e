import { act, answered, UlidId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { Goal } from '../goals/goal.entity.ts'
import { ownGoal } from '../goals/goals.policy.ts'
import { OPEN_GOAL, refuseArchived } from '../goals/progress.ts'
import { ASSIST_RATE, AssistText, ThreadTitle } from './assist-fields.ts'
import { type AssistThreadView, threadView } from './assist-views.ts'
import { AssistLink, AssistThread } from './assist.entity.ts'
import { threadInView } from './assist.policy.ts'

export const AskForHelpInput = z.object({ goalId: UlidId, title: ThreadTitle, text: AssistText })

/** The goal must be there when the thread comes, so that its end closes every thread. */
export async function askForHelp(
  context: GuildContext,
  input: z.infer<typeof AskForHelpInput>,
  requestId?: string,
): Promise<AssistThreadView> {
  await registered(context)
  const { goalId, title, text } = input
  const asked = { name: 'askForHelp', input, requestId, rate: ASSIST_RATE }
  const { threadId } = await act(context, asked, async () => {
    const goal = await ownGoal(context, goalId)
    refuseArchived(goal)
    const { userId } = goal
    const { id, at } = context.stamp()
    return {
      operations: [
        put(AssistThread, {
          id,
          userId,
          goalId,
          title,
          text,
          status: 'open',
          createdAt: at,
          updatedAt: at,
        }),
        put(AssistLink, { goalId, threadId: id, createdAt: at }),
        check(Goal, { userId, id: goalId }, OPEN_GOAL),
        stillActive(userId),
      ],
      result: { threadId: id },
      audit: { action: 'HELP_ASKED', resourceType: 'AssistThread', resourceId: id },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return answered(async () => threadView(await threadInView(context, threadId)))
}
