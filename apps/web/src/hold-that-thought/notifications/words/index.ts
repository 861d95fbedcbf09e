import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { notificationsEn, type NotificationsWords } from './en.ts'

export const notificationsWords: Catalogue<NotificationsWords> = {
  en: notificationsEn,
  others: { de: async () => (await import('./de.ts')).notificationsDe },
}

export const useNotificationsWords = (): NotificationsWords => useWords(notificationsWords)
