import * as z from 'zod'
import { mutation } from '../mutation.ts'
import { READ_RATE } from '../rates.ts'
import { familyInbox } from './family-inbox.ts'

/** One write, however many there are: what came before is read from now on. */
export const markAllNotificationsRead = mutation({
  name: 'markAllNotificationsRead',
  input: z.object({}),
  rate: READ_RATE,
  plan: ({ context, actor: { userId } }) => ({
    operations: [familyInbox.beginWave(userId, context.stamp().at)],
    result: { unreadNotificationCount: 0 },
    audit: { action: 'NOTIFICATIONS_READ', resourceType: 'User', resourceId: userId },
  }),
})
