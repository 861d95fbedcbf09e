import { areThere, check } from '@longtable/entity'
import type { Check } from '@longtable/store'
import { type GuildContext, registered } from '../context.ts'
import { Block } from './block.entity.ts'

/** Who of these people and the viewer block each other; in one read. */
export async function blockedAmong(
  context: GuildContext,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { id: viewerId } = await registered(context)
  const others = [...new Set(userIds)].filter((id) => id !== viewerId)
  if (others.length === 0) return new Set()
  const blocks = await areThere(
    context.store,
    Block,
    others.flatMap((id) => [
      { userId: viewerId, blockedId: id },
      { userId: id, blockedId: viewerId },
    ]),
  )
  return new Set(others.filter((_, place) => blocks[2 * place] || blocks[2 * place + 1]))
}

/** Neither blocks the other, as conditions of a transaction; of oneself nothing is asked. */
export const stillUnblocked = (one: string, other: string): Check[] =>
  one === other
    ? []
    : [
        check(Block, { userId: one, blockedId: other }, 'absent'),
        check(Block, { userId: other, blockedId: one }, 'absent'),
      ]
