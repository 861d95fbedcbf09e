import { change, check, laterThan } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { mutation } from '../mutation.ts'
import { ASSIST_RATE } from '../rates.ts'
import { ThreadInput } from './assist-fields.ts'
import { assistThreadView } from './assist-views.ts'
import { AssistThread } from './assist.entity.ts'
import { ownThread, threadInView } from './assist.policy.ts'

/** Names the status that it expects: of two at once, one changes it. */
export function threadMoved(
  thread: AssistThread,
  status: AssistThread['status'],
  at: string,
): Operation {
  const expected = { attribute: 'status', equals: thread.status } as const
  if (thread.status === status) return check(AssistThread, thread, expected)
  const patch = { status, updatedAt: laterThan(thread.updatedAt, at) }
  return change(AssistThread, thread, { patch, when: expected })
}

/** Nobody writes any more; what was said stays readable. Idempotent. */
export const closeAssistThread = mutation({
  name: 'closeAssistThread',
  input: ThreadInput,
  rate: ASSIST_RATE,
  plan: async ({ context, input: { threadId } }) => {
    const thread = await ownThread(context, threadId)
    return {
      operations: [threadMoved(thread, 'closed', context.stamp().at)],
      result: { threadId },
      audit: { action: 'HELP_CLOSED', resourceType: 'AssistThread', resourceId: threadId },
    }
  },
  answer: async ({ context }, { threadId }) =>
    assistThreadView(await threadInView(context, threadId)),
})
