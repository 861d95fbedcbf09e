import type { Page, PageRequest } from '@longtable/entity'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import type { Notification } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'
import { type NotificationView, notificationView } from './notification-views.ts'
import { isUnread } from './unread-counts.ts'

export const NotificationsInput = z.object({ unreadOnly: z.boolean().nullish() })

/** Mine, newest first. */
export async function notifications(
  context: GuildContext,
  { unreadOnly }: z.infer<typeof NotificationsInput>,
  page: PageRequest,
): Promise<Page<NotificationView>> {
  const { id: userId } = await registered(context)
  const counter = await counterOf(context, { userId, name: 'UNREAD' })
  const keep = (found: readonly Notification[]) => found.map((one) => isUnread(one, counter))
  const options = unreadOnly ? { ...page, keep } : page
  const found = await notificationsOf(context, { userId }, options)
  return { ...found, items: found.items.map((one) => notificationView(one, counter)) }
}

export async function unreadCount(context: GuildContext): Promise<number> {
  const { id: userId } = await registered(context)
  return (await counterOf(context, { userId, name: 'UNREAD' }))?.count ?? 0
}
