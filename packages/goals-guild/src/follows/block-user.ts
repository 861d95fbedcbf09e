import { DomainError, UserId } from '@longtable/core'
import { check, put } from '@longtable/entity'
import * as z from 'zod'
import type { GuildContext } from '../context.ts'
import { mutation } from '../mutation.ts'
import { BLOCK_RATE } from '../rates.ts'
import { unknownUser } from '../users/user.policy.ts'
import { Block } from './block.entity.ts'
import { blockEdge } from './block.patterns.ts'
import { type Drift, edgeRemoved, noteDrift, operationsOf, type Step } from './edge-steps.ts'
import { Follow } from './follow.entity.ts'
import { type FollowKey, isAlive, readPair } from './pair.ts'

export const BlockUserInput = z.object({ userId: UserId })

const oneself = () =>
  new DomainError('INVALID', 'blocks.self', {
    message: 'userId: you cannot block yourself.',
    field: 'userId',
  })

/** Takes the edge away if there is one; if not, none may come at the same moment. */
async function withoutEdge(
  context: GuildContext,
  key: FollowKey,
  drift: Drift,
): Promise<{ readonly steps: Step[]; readonly followee: boolean }> {
  const pair = await readPair(context.store, key)
  const { edge } = pair
  return {
    steps: edge
      ? edgeRemoved({ ...pair, edge }, { at: context.stamp().at, drift })
      : [{ operation: check(Follow, key, 'absent') }],
    followee: isAlive(pair.followee),
  }
}

/**
 * The block and the end of both edges are one transaction, and a follow checks the block in its own:
 * nobody follows across a block, in whatever order the two come. Who is blocked may block back.
 */
export const blockUser = mutation({
  name: 'blockUser',
  input: BlockUserInput,
  rate: BLOCK_RATE,
  begin: ({ actor, input }): Drift => {
    if (actor.id === input.userId) throw oneself()
    return new Set()
  },
  plan: async ({ context, actor: { id }, input: { userId: blockedId }, begun: drift }) => {
    const [block, mine, theirs] = await Promise.all([
      blockEdge(context, { userId: id, blockedId }),
      withoutEdge(context, { followerId: id, followeeId: blockedId }, drift),
      withoutEdge(context, { followerId: blockedId, followeeId: id }, drift),
    ])
    if (!mine.followee) throw unknownUser()
    const { at } = context.stamp()
    const steps: Step[] = block
      ? [{ operation: check(Block, { userId: id, blockedId }, 'present') }]
      : [
          ...mine.steps,
          ...theirs.steps,
          { operation: put(Block, { userId: id, blockedId, createdAt: at }) },
        ]
    return {
      operations: operationsOf(steps),
      result: { userId: blockedId, isBlocked: true },
      audit: {
        action: 'USER_BLOCKED',
        resourceType: 'User',
        resourceId: blockedId,
        ...(block && { metadata: { unchanged: true } }),
      },
      onFailure: ({ places }) => {
        noteDrift(drift, steps, places)
        return 'again'
      },
    }
  },
})
