import { DomainError } from '@longtable/core'
import { check, put } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import { stillUnblocked } from '../follows/block.policy.ts'
import { goalInView } from '../goals/goals.policy.ts'
import { mutation } from '../mutation.ts'
import { ASSIST_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { ThreadInput } from './assist-fields.ts'
import { assistThreadView } from './assist-views.ts'
import { AssistHelper } from './assist.entity.ts'
import {
  refuseClosed,
  stillHelping,
  stillOpenThread,
  stillSees,
  threadInView,
} from './assist.policy.ts'

/** The row and what must hold beside it, whoever asked for it: nobody helps across a block. */
export const helperMade = (helper: AssistHelper, ownerId: string): Operation[] => [
  put(AssistHelper, helper),
  stillOpenThread(helper.threadId),
  ...stillUnblocked(helper.userId, ownerId),
]

/** Offers help: whoever sees the goal may, as long as the thread is open. Idempotent. */
export const joinAssistThread = mutation({
  name: 'joinAssistThread',
  input: ThreadInput,
  rate: ASSIST_RATE,
  plan: async ({ context, actor: { id: userId }, input: { threadId } }) => {
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
    }
  },
  answer: async ({ context }, { threadId }) =>
    assistThreadView(await threadInView(context, threadId)),
})
