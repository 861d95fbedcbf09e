import { onInsert, type ProcessorContext } from '@longtable/core'
import { Block } from '../follows/block.entity.ts'
import { notificationsOf } from './notification.patterns.ts'
import { forgetOne } from './read-one.ts'

async function forget(context: ProcessorContext, userId: string, actorId: string): Promise<void> {
  for await (const chunk of notificationsOf.each(context, { userId }))
    for (const one of chunk) if (one.actorId === actorId) await forgetOne(context, one)
}

/** Each disappears from the other's lists. None comes after the block: its transaction checks it. */
export const forgetBlocked = onInsert(
  'notifications.forget-blocked',
  Block,
  async ({ userId, blockedId }, context) => {
    await forget(context, userId, blockedId)
    await forget(context, blockedId, userId)
  },
)
