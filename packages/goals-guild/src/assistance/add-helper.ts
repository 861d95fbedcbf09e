import { act, DomainError } from '@longtable/core'
import { check } from '@longtable/entity'
import type * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { User } from '../users/user.entity.ts'
import { visibleUser } from '../users/user.policy.ts'
import { ADD_HELPER_RATE, type HelperInput } from './assist-fields.ts'
import { helperIn } from './assist.patterns.ts'
import { blockedAmong, ownThread, refuseClosed, stillHelping } from './assist.policy.ts'
import { helperMade } from './join-assist-thread.ts'

export interface HelperState {
  readonly threadId: string
  readonly userId: string
  readonly isHelping: boolean
}

/** The owner asks somebody in, also to a private goal: they see the thread, not the goal. */
export async function addHelper(
  context: GuildContext,
  input: z.infer<typeof HelperInput>,
  requestId?: string,
): Promise<HelperState> {
  const { id: ownerId } = await registered(context)
  const { threadId, userId } = input
  if (userId === ownerId)
    throw new DomainError('INVALID', 'assistance.self', {
      message: 'userId: you cannot help yourself.',
      field: 'userId',
    })
  const asked = { name: 'addHelper', input, requestId, rate: ADD_HELPER_RATE }
  return act<HelperState>(context, asked, async () => {
    await registered(context)
    const thread = await ownThread(context, threadId)
    await visibleUser(context, userId)
    if ((await blockedAmong(context, [userId])).size > 0)
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
            stillActive(ownerId),
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
      onFailure: () => {
        forgetProfile(context)
        return 'again' as const
      },
    }
  })
}
