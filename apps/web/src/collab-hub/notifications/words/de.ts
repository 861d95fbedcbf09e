import { plural } from '../../../i18n/plural.ts'
import type { NotificationsWords } from './en.ts'

export const notificationsDe: NotificationsWords = {
  title: 'Benachrichtigungen',
  bell: (count) =>
    plural('de', count, {
      one: 'Benachrichtigungen, 1 ungelesen',
      other: count === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${count} ungelesen`,
    }),
  read: 'Als gelesen markieren',
  allRead: 'Alle als gelesen markieren',
  all: 'Alle',
  unread: 'Ungelesen',
  show: 'Welche Benachrichtigungen',
  empty: 'Nichts Neues',
  emptyText: 'Bewerbungen, Anfragen und Entscheidungen landen hier.',
}
