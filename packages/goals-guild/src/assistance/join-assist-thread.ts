import { answered, DomainError } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { goalInView } from '../goals/goals.policy.ts'
import { User } from '../users/user.entity.ts'
import { ASSIST_RATE, type ThreadInput } from './assist-fields.ts'
import { type AssistThreadView, threadView } from './assist-views.ts'
import { AssistHelper } from './assist.entity.ts'
import {
  notBlocked,
  refuseClosed,
  stillHelping,
  stillOpen,
  stillSees,
  threadInView,
} from './assist.policy.ts'

/** The row and what must hold beside it, whoever asked for it: nobody helps across a block. */
export const helperMade = (helper: AssistHelper, ownerId: string): Operation[] => [
  put(AssistHelper, helper),
  stillOpen(helper.threadId),
  ...notBlocked(helper.userId, ownerId),
]

/** Offers help: whoever sees the goal may, as long as the thread is open. Idempotent. */
export async function joinAssistThread(
  context: GuildContext,
  input: z.infer<typeof ThreadInput>,
  requestId?: string,
): Promise<AssistThreadView> {
  const { id: userId } = await registered(context)
  const { threadId } = input
  const asked = { name: 'joinAssistThread', input, requestId, rate: ASSIST_RATE }
  await actWhileActive(context, asked, async () => {
    const { thread, role } = await threadInView(context, threadId)
    if (role === 'owner')
      throw new DomainError('INVALID', 'assistance.own', 'You have asked for help here yourself.')
    const isNew = role === 'reader'
    if (isNew) refuseClosed(thread)
    const ownerId = thread.userId
    return {
      operations: isNew
        ? [
            ...helperMade({ threadId, userId, joinedAt: context.stamp().at }, ownerId),
            ...(await stillSees(context, await goalInView(context, thread.goalId))),
            check(User, { id: ownerId }, { attribute: 'status', notEquals: 'deleted' }),
          ]
        : [stillHelping(threadId, userId)],
      result: { threadId },
      audit: {
        action: 'HELP_OFFERED',
        resourceType: 'AssistThread',
        resourceId: threadId,
        ...(!isNew && { metadata: { unchanged: true } }),
      },
      onFailure: () => 'again' as const,
    }
  })
  return answered(async () => threadView(await threadInView(context, threadId)))
}
