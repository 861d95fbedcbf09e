import { put } from '@longtable/entity'
import { stillUnblocked } from '../follows/block.policy.ts'
import { mutation } from '../mutation.ts'
import { ASSIST_MESSAGE_RATE } from '../rates.ts'
import { AssistText, ThreadInput } from './assist-fields.ts'
import { assistMessageView } from './assist-views.ts'
import { AssistMsg } from './assist.entity.ts'
import { refuseClosed, stillHelping, stillOpenThread, threadOfMine } from './assist.policy.ts'

/** That the thread is open, the writer a helper and nobody blocked is checked as it is written. */
export const sendAssistMessage = mutation({
  name: 'sendAssistMessage',
  input: ThreadInput.extend({ text: AssistText }),
  rate: ASSIST_MESSAGE_RATE,
  plan: async ({ context, actor: { id: userId }, input }) => {
    const { threadId } = input
    const { thread, role } = await threadOfMine(context, threadId)
    refuseClosed(thread)
    const stamp = context.stamp()
    const made = { id: stamp.id, createdAt: stamp.at }
    return {
      operations: [
        put(AssistMsg, { ...input, ...made, userId }),
        stillOpenThread(threadId),
        ...(role === 'helper'
          ? [stillHelping(threadId, userId), ...stillUnblocked(userId, thread.userId)]
          : []),
      ],
      // The text is the request's own, and with it the answer could be too long to be kept.
      result: made,
      audit: { action: 'ASSIST_MESSAGE_SENT', resourceType: 'AssistThread', resourceId: threadId },
    }
  },
  answer: ({ actor, input }, made) => assistMessageView({ ...input, ...made, userId: actor.id }),
})
