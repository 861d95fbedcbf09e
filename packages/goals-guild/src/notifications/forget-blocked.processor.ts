import { onInsert, type ProcessorContext } from '@longtable/core'
import { Block } from '../follows/block.entity.ts'
import { blockEdge } from '../follows/block.patterns.ts'
import type { Notification } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'
import { forgetOne } from './read-one.ts'

async function forget(
  context: ProcessorContext,
  userId: string,
  isHidden: (one: Notification) => boolean,
): Promise<void> {
  for await (const chunk of notificationsOf.each(context, { userId }))
    for (const one of chunk) if (isHidden(one)) await forgetOne(context, one)
}

/**
 * Each disappears from the other's lists. None comes after the block: its transaction checks it. A
 * block that was lifted meanwhile takes away only what is older: whatever came since may be seen.
 */
export const forgetBlocked = onInsert(
  'notifications.forget-blocked',
  Block,
  async ({ userId, blockedId, createdAt }, context) => {
    const stands = (await blockEdge(context, { userId, blockedId })) !== undefined
    const isOf =
      (actorId: string) =>
      (one: Notification): boolean =>
        one.actorId === actorId && (stands || one.createdAt <= createdAt)
    await forget(context, userId, isOf(blockedId))
    await forget(context, blockedId, isOf(userId))
  },
)
