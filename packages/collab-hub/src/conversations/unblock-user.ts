import { check, remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { BLOCK_RATE } from '../rates.ts'
import { BlockInput } from './block-user.ts'
import { Block } from './block.entity.ts'
import { blockOf } from './block.patterns.ts'

export const unblockUser = mutation({
  name: 'unblockUser',
  input: BlockInput,
  rate: BLOCK_RATE,
  plan: async ({ context, actor: { userId }, input: { userId: blockedId } }) => {
    const key = { userId, blockedId }
    const known = await blockOf(context, key)
    return {
      operations: [known ? remove(Block, key, 'present') : check(Block, key, 'absent')],
      result: { userId: blockedId, isBlocked: false },
      audit: {
        action: 'USER_UNBLOCKED',
        resourceType: 'User',
        resourceId: blockedId,
        ...(!known && { metadata: { unchanged: true } }),
      },
    }
  },
})
