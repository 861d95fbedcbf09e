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
  emptyText: 'Was andere an den Rand oder an dich schreiben, steht hier.',
  somebody: 'Jemand',
  called: (title) => `„${title}“`,
  gone: 'etwas, das nicht mehr hier ist',
  said: {
    approved: () => 'Du gehörst jetzt dazu. Willkommen bei den Briefen der Familie.',
    comment: (who, what) => `${who} schrieb an den Rand von ${what}`,
    invitation_accepted: (who) => `${who} ist deiner Einladung gefolgt`,
    message: (who) => `${who} hat dir geschrieben`,
    reaction: (who, what) => `${who} mag, was du zu ${what} schriebst`,
  },
}
