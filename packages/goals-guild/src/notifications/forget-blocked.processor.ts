import { onInsert, type ProcessorContext } from '@longtable/core'
import { Block } from '../follows/block.entity.ts'
import { blockEdge } from '../follows/block.patterns.ts'
import type { Notification } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'
import { forgetActor } from './read-one.ts'

interface Forgetting {
  readonly userId: string
  readonly actorId: string
  readonly isOld: (one: Notification) => boolean
}

async function forget(
  context: ProcessorContext,
  { userId, actorId, isOld }: Forgetting,
): Promise<void> {
  let isAnew = true
  // One may have grown behind us; once nobody names them, none does again.
  while (isAnew) {
    isAnew = false
    for await (const chunk of notificationsOf.each(context, { userId }))
      for (const one of chunk) {
        const names = one.actorId === actorId || one.otherIds?.includes(actorId)
        if (!names || !isOld(one)) continue
        await forgetActor(context, one, actorId)
        isAnew = true
      }
  }
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
    const isOld = (one: Notification) => stands || one.createdAt <= createdAt
    await forget(context, { userId, actorId: blockedId, isOld })
    await forget(context, { userId: blockedId, actorId: userId, isOld })
  },
)
