import { act, UlidId } from '@longtable/core'
import { put } from '@longtable/entity'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { ASSIST_MESSAGE_RATE, AssistText } from './assist-fields.ts'
import { type AssistMessageView, messageView } from './assist-views.ts'
import { AssistMsg } from './assist.entity.ts'
import { notBlocked, refuseClosed, stillHelping, stillOpen, threadOfMine } from './assist.policy.ts'

export const SendAssistMessageInput = z.object({ threadId: UlidId, text: AssistText })

/** That the thread is open, the writer a helper and nobody blocked is checked as it is written. */
export async function sendAssistMessage(
  context: GuildContext,
  input: z.infer<typeof SendAssistMessageInput>,
  requestId?: string,
): Promise<AssistMessageView> {
  const { id: userId } = await registered(context)
  const { threadId } = input
  const asked = { name: 'sendAssistMessage', input, requestId, rate: ASSIST_MESSAGE_RATE }
  const { id, createdAt } = await act(context, asked, async () => {
    await registered(context)
    const { thread, role } = await threadOfMine(context, threadId)
    refuseClosed(thread)
    const stamp = context.stamp()
    const made = { id: stamp.id, createdAt: stamp.at }
    return {
      operations: [
        put(AssistMsg, { ...input, ...made, userId }),
        stillOpen(threadId),
        stillActive(userId),
        ...(role === 'helper'
          ? [stillHelping(threadId, userId), ...notBlocked(userId, thread.userId)]
          : []),
      ],
      // The text is the request's own, and with it the answer could be too long to be kept.
      result: made,
      audit: { action: 'ASSIST_MESSAGE_SENT', resourceType: 'AssistThread', resourceId: threadId },
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
  return messageView({ ...input, id, createdAt, userId })
}
