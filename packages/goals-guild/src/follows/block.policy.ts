import { check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type GuildContext, registered } from '../context.ts'
import { blocksWith } from '../users/met.ts'
import { Block } from './block.entity.ts'

/** Who of these people and the viewer block each other, now. */
export async function blockedAmong(
  context: GuildContext,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id: viewerId } = await registered(context)
  const others = [...new Set(userIds)].filter((id) => id !== viewerId)
  const blocks = await blocksWith(context, { viewerId, ids: others, asOf: 'now' })
  return new Set(
    others.filter((_, place) => blocks[place]?.blocksMe || blocks[place]?.isBlockedByMe),
  )
}

/** Whether a block is between the viewer and whoever this is; nobody is behind one. */
export const isBlocked = async (
  context: GuildContext,
  userId: string | undefined,
): Promise<boolean> => userId !== undefined && (await blockedAmong(context, [userId])).has(userId)

/** Neither blocks the other, as conditions of a transaction; of oneself nothing is asked. */
export const stillUnblocked = (one: string, other: string): Check[] =>
  one === other
    ? []
    : [
        check(Block, { userId: one, blockedId: other }, 'absent'),
        check(Block, { userId: other, blockedId: one }, 'absent'),
      ]
