import { plural } from '../../../i18n/plural.ts'
import type { NotificationFields } from '../notifications.operations.ts'
import type { NotificationsWords } from './en.ts'

type Kind = NotificationFields['kind']

const thing = (type: string | null) =>
  type === 'quest' ? 'einer Quest' : type === 'task' ? 'einem Schritt' : 'einem Ziel'
const yours = (type: string | null) =>
  type === 'quest' ? 'deiner Quest' : type === 'task' ? 'deinem Schritt' : 'deinem Ziel'

const said: Readonly<Record<Kind, (name: string, type: string | null) => string>> = {
  invite: (name, type) => `${name} lädt dich zu ${thing(type)} ein`,
  accepted: (name, type) => `${name} macht bei ${yours(type)} mit`,
  comment: (name, type) => `${name} hat etwas zu ${thing(type)} geschrieben`,
  mention: (name, type) => `${name} hat dich bei ${thing(type)} erwähnt`,
  reaction: (name) => `${name} hat auf deinen Kommentar reagiert`,
  follow: (name) => `${name} folgt dir`,
  message: (name) => `${name} hat dir geschrieben`,
  quest_completed: () => 'Du hast eine Quest geschafft',
  milestone: () => 'Du hast eine Etappe erreicht',
  task_due: () => 'Morgen ist ein Schritt fällig',
}

export const notificationsDe: NotificationsWords = {
  title: 'Mitteilungen',
  bell: (count) =>
    plural('de', count, {
      one: 'Mitteilungen, 1 ungelesen',
      other: count === 0 ? 'Mitteilungen' : `Mitteilungen, ${count} ungelesen`,
    }),
  read: 'Als gelesen markieren',
  allRead: 'Alle als gelesen markieren',
  empty: 'Nichts Neues',
  emptyText: 'Kommentare, Beifall und Einladungen landen hier.',
  said: (kind, type, name) => said[kind](name ?? 'Jemand', type),
}
