import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_ALL_RATE } from '../rates.ts'
import { hubInbox } from './hub-inbox.ts'

/** One write at the head, however many there are: what belongs to an earlier wave is read. */
export const markAllNotificationsRead = mutation({
  name: 'markAllNotificationsRead',
  input: z.object({}),
  rate: READ_ALL_RATE,
  plan: ({ context, actor: { userId } }) => ({
    operations: [hubInbox.beginWave(userId, context.stamp().at)],
    result: { unreadNotificationCount: 0 },
    audit: { action: 'NOTIFICATIONS_READ', resourceType: 'User', resourceId: userId },
  }),
})
