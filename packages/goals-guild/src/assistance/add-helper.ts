import { DomainError } from '@longtable/core'
import { check } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { INVITE_RATE } from '../rates.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import { HelperInput } from './assist-fields.ts'
import { helperIn } from './assist.patterns.ts'
import { isBlocked } from '../follows/block.policy.ts'
import { ownThread, refuseClosed, stillHelping } from './assist.policy.ts'
import { helperMade } from './join-assist-thread.ts'

const ownHelper = () =>
  new DomainError('INVALID', 'assistance.self', {
    message: 'userId: you cannot help yourself.',
    field: 'userId',
  })

/** The owner asks somebody in, also to a private goal: they see the thread, not the goal. */
export const addHelper = mutation({
  name: 'addHelper',
  input: HelperInput,
  rate: INVITE_RATE,
  begin: ({ actor, input }) => {
    if (input.userId === actor.id) throw ownHelper()
  },
  plan: async ({ context, actor: { id: ownerId }, input: { threadId, userId } }) => {
    const thread = await ownThread(context, threadId)
    await visibleUser(context, userId)
    if (await isBlocked(context, userId))
      throw new DomainError(
        'FORBIDDEN',
        'assistance.blocked',
        'You block them; unblock them first.',
      )
    const isNew = (await helperIn(context, { threadId, userId })) === undefined
    if (isNew) refuseClosed(thread)
    return {
      operations: isNew
        ? [
            ...helperMade({ threadId, userId, joinedAt: context.stamp().at }, ownerId),
            check(User, { id: userId }, { attribute: 'status', notEquals: 'deleted' }),
          ]
        : [stillHelping(threadId, userId)],
      result: { threadId, userId, isHelping: true },
      audit: {
        action: 'HELPER_ADDED',
        resourceType: 'AssistThread',
        resourceId: threadId,
        metadata: { userId, ...(!isNew && { unchanged: true }) },
      },
    }
  },
})
