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
  emptyText: 'What others write in the margin, or to you, is told here.',
  somebody: 'Somebody',
  called: (title: string) => `“${title}”`,
  gone: 'something that is no longer here',
  said: {
    approved: () => 'You were let in. Welcome to the family’s letters.',
    comment: (who: string, what: string) => `${who} wrote in the margin of ${what}`,
    invitation_accepted: (who: string) => `${who}, whom you invited, has come`,
    message: (who: string) => `${who} wrote to you`,
    reaction: (who: string, what: string) => `${who} liked what you wrote about ${what}`,
  },
}
export type NotificationsWords = typeof notificationsEn
