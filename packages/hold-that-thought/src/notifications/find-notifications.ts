import type { Page, PageRequest } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import * as z from 'zod'
import { approvedMember, type FamilyContext } from '../context.ts'
import type { Notification } from './notification.entity.ts'
import { notificationsOf, unreadCountOf } from './notification.patterns.ts'
import { type NotificationView, notificationView } from './notification-views.ts'

export const NotificationsInput = z.object({ unreadOnly: z.boolean().nullish() })

/** Mine, newest first. */
export async function notifications(
  context: FamilyContext,
  { unreadOnly }: z.infer<typeof NotificationsInput>,
  page: PageRequest,
): Promise<Page<NotificationView>> {
  const { userId } = await approvedMember(context)
  const counter = await unreadCountOf(context, { userId })
  const keep = (listed: readonly Notification[]) => listed.map((one) => isUnread(one, counter))
  const found = await notificationsOf(
    context,
    { userId },
    { ...page, ...(unreadOnly === true && { keep }) },
  )
  return { ...found, items: found.items.map((one) => notificationView(one, counter)) }
}

export async function unreadNotificationCount(context: FamilyContext): Promise<number> {
  const { userId } = await approvedMember(context)
  return (await unreadCountOf(context, { userId }))?.count ?? 0
}
