import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_ALL_RATE } from '../rates.ts'
import { guildInbox } from './guild-inbox.ts'

/**
 * One write at the head, however many there are: a new wave begins, and what belongs to an earlier
 * one is read. What comes meanwhile is in the one or the other, and counted as that.
 */
export const markAllNotificationsRead = mutation({
  name: 'markAllNotificationsRead',
  input: z.object({}),
  rate: READ_ALL_RATE,
  plan: ({ context, actor: { id } }) => ({
    operations: [guildInbox.beginWave(id, context.stamp().at)],
    result: { unreadCount: 0 },
    audit: { action: 'NOTIFICATIONS_READ', resourceType: 'User', resourceId: id },
  }),
})
