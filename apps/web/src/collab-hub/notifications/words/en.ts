import { plural } from '../../../i18n/plural.ts'

export const notificationsEn = {
  title: 'Notifications',
  bell: (count: number) =>
    plural('en', count, {
      one: 'Notifications, 1 unread',
      other: count === 0 ? 'Notifications' : `Notifications, ${count} unread`,
    }),
  read: 'Mark as read',
  allRead: 'Mark all as read',
  all: 'All',
  unread: 'Unread',
  show: 'Which notifications',
  empty: 'Nothing new',
  emptyText: 'Applications, requests and decisions land here.',
}
export type NotificationsWords = typeof notificationsEn
