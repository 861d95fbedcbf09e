import { DomainError, UserId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import { isAdmin } from '../context.ts'
import { mutation } from '../mutation.ts'
import { BLOCK_RATE } from '../rates.ts'
import { visibleUser } from '../users/user.policy.ts'
import { Block } from './block.entity.ts'
import { blockOf } from './block.patterns.ts'

export const BlockInput = z.object({ userId: UserId })

const noOwnBlock = () =>
  new DomainError('INVALID', 'blocks.self', {
    message: 'userId: you cannot block yourself.',
    field: 'userId',
  })
const noAdminBlock = () =>
  new DomainError('FORBIDDEN', 'blocks.admin', 'An admin cannot be blocked.')

/**
 * From now on neither writes to the other nor brings them into a group: whatever they write looks at
 * it in its own transaction. What was said stays readable.
 */
export const blockUser = mutation({
  name: 'blockUser',
  input: BlockInput,
  rate: BLOCK_RATE,
  begin: ({ actor, input }) => {
    if (actor.userId === input.userId) throw noOwnBlock()
  },
  plan: async ({ context, actor: { userId }, input: { userId: blockedId } }) => {
    const key = { userId, blockedId }
    const known = await blockOf(context, key)
    if (!known && isAdmin(await visibleUser(context, blockedId))) throw noAdminBlock()
    return {
      operations: [
        known
          ? check(Block, key, 'present')
          : put(Block, { ...key, createdAt: context.stamp().at }),
      ],
      result: { userId: blockedId, isBlocked: true },
      audit: {
        action: 'USER_BLOCKED',
        resourceType: 'User',
        resourceId: blockedId,
        ...(known && { metadata: { unchanged: true } }),
      },
    }
  },
})
