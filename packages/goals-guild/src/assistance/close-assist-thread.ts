import { answered } from '@longtable/core'
import { change, check, laterThan } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { ASSIST_RATE, type ThreadInput } from './assist-fields.ts'
import { type AssistThreadView, threadView } from './assist-views.ts'
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
export async function closeAssistThread(
  context: GuildContext,
  input: z.infer<typeof ThreadInput>,
  requestId?: string,
): Promise<AssistThreadView> {
  await registered(context)
  const { threadId } = input
  const asked = { name: 'closeAssistThread', input, requestId, rate: ASSIST_RATE }
  await actWhileActive(context, asked, async () => {
    const thread = await ownThread(context, threadId)
    return {
      operations: [threadMoved(thread, 'closed', context.stamp().at)],
      result: { threadId },
      audit: { action: 'HELP_CLOSED', resourceType: 'AssistThread', resourceId: threadId },
      onFailure: () => 'again' as const,
    }
  })
  return answered(async () => threadView(await threadInView(context, threadId)))
}
