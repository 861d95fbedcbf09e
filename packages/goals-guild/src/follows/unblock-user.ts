import { check, remove } from '@longtable/entity'
import { mutation } from '../mutation.ts'
import { BLOCK_RATE } from '../rates.ts'
import { Block } from './block.entity.ts'
import { blockEdge } from './block.patterns.ts'
import { BlockUserInput } from './block-user.ts'

/** Edges do not come back by themselves. */
export const unblockUser = mutation({
  name: 'unblockUser',
  input: BlockUserInput,
  rate: BLOCK_RATE,
  plan: async ({ context, actor, input: { userId } }) => {
    const key = { userId: actor.id, blockedId: userId }
    const block = await blockEdge(context, key)
    return {
      operations: [block ? remove(Block, key, 'present') : check(Block, key, 'absent')],
      result: { userId, isBlocked: false },
      audit: {
        action: 'USER_UNBLOCKED',
        resourceType: 'User',
        resourceId: userId,
        ...(!block && { metadata: { unchanged: true } }),
      },
    }
  },
})
