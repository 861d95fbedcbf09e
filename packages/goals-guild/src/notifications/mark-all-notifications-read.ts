import { act } from '@longtable/core'
import * as z from 'zod'
import { forgetProfile, type GuildContext, registered, stillActive } from '../context.ts'
import { READ_ALL_RATE } from '../rates.ts'
import { beginWave } from './unread-counts.ts'

export const MarkAllNotificationsReadInput = z.object({})

export interface Unread {
  readonly unreadCount: number
}

/**
 * One write at the head, however many there are: a new wave begins, and what belongs to an earlier
 * one is read. What comes meanwhile is in the one or the other, and counted as that.
 */
export async function markAllNotificationsRead(
  context: GuildContext,
  input: z.infer<typeof MarkAllNotificationsReadInput>,
  requestId?: string,
): Promise<Unread> {
  const { id: userId } = await registered(context)
  const asked = { name: 'markAllNotificationsRead', input, requestId, rate: READ_ALL_RATE }
  return act<Unread>(context, asked, async () => {
    await registered(context)
    return {
      operations: [beginWave(userId, context.stamp().at), stillActive(userId)],
      result: { unreadCount: 0 },
      audit: { action: 'NOTIFICATIONS_READ', resourceType: 'User', resourceId: userId },
      onFailure: () => {
        forgetProfile(context)
        return 'again'
      },
    }
  })
}
