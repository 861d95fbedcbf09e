import { check, remove } from '@longtable/entity'
import type * as z from 'zod'
import { actWhileActive } from '../act-while-active.ts'
import { type GuildContext, registered } from '../context.ts'
import { BLOCK_RATE } from '../rates.ts'
import { Block } from './block.entity.ts'
import { blockEdge } from './block.patterns.ts'
import type { BlockState, BlockUserInput } from './block-user.ts'

/** Edges do not come back by themselves. */
export async function unblockUser(
  context: GuildContext,
  input: z.infer<typeof BlockUserInput>,
  requestId?: string,
): Promise<BlockState> {
  const { id: userId } = await registered(context)
  const key = { userId, blockedId: input.userId }
  const asked = { name: 'unblockUser', input, requestId, rate: BLOCK_RATE }
  return actWhileActive<BlockState>(context, asked, async () => {
    const block = await blockEdge(context, key)
    return {
      operations: [block ? remove(Block, key, 'present') : check(Block, key, 'absent')],
      result: { userId: input.userId, isBlocked: false },
      audit: {
        action: 'USER_UNBLOCKED',
        resourceType: 'User',
        resourceId: input.userId,
        ...(!block && { metadata: { unchanged: true } }),
      },
      onFailure: () => 'again' as const,
    }
  })
}
