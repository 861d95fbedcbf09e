import type { Page, PageRequest } from '@longtable/entity'
import { isUnread } from '@longtable/system'
import * as z from 'zod'
import { type GuildContext, registered } from '../context.ts'
import { blockedAmong } from '../follows/block.policy.ts'
import { counterOf } from '../follows/follow.patterns.ts'
import type { Notification } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'
import { type NotificationView, notificationView } from './notification-views.ts'

export const NotificationsInput = z.object({ unreadOnly: z.boolean().nullish() })

/** Of these, those that tell of somebody whom a block does not hide: it acts before they are removed. */
async function shown(context: GuildContext, found: readonly Notification[]): Promise<boolean[]> {
  const hidden = await blockedAmong(
    context,
    found.flatMap(({ actorId }) => actorId ?? []),
  )
  return found.map(
    ({ actorId, otherIds = [] }) =>
      actorId === undefined || !hidden.has(actorId) || otherIds.length > 0,
  )
}

/** Mine, newest first. */
export async function notifications(
  context: GuildContext,
  { unreadOnly }: z.infer<typeof NotificationsInput>,
  page: PageRequest,
): Promise<Page<NotificationView>> {
  const { id: userId } = await registered(context)
  const counter = await counterOf(context, { userId, name: 'UNREAD' })
  const keep = async (found: readonly Notification[]) => {
    const isShown = await shown(context, found)
    return found.map(
      (one, place) => isShown[place] === true && (!unreadOnly || isUnread(one, counter)),
    )
  }
  const found = await notificationsOf(context, { userId }, { ...page, keep })
  return { ...found, items: found.items.map((one) => notificationView(one, counter)) }
}

export async function unreadCount(context: GuildContext): Promise<number> {
  const { id: userId } = await registered(context)
  return (await counterOf(context, { userId, name: 'UNREAD' }))?.count ?? 0
}
