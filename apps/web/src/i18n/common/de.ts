import { plural } from '../plural.ts'
import type { CommonWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const commonDe: CommonWords = {
  skip: 'Zum Inhalt',
  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  retry: 'Noch einmal versuchen',
  more: 'Mehr zeigen',
  loading: 'Wird geladen',
  failed: 'Das ließ sich nicht laden.',
  offline: 'Keine Verbindung. Du siehst, was zuletzt bekannt war.',
  waiting: 'Keine Verbindung. Was du geschrieben hast, wartet darauf.',
  missing: 'Hier ist nichts.',
  missingText: 'Es wurde entfernt, oder du darfst es nicht sehen.',
  back: 'Zurück',
  account: 'Konto',
  dark: 'Dunkel',
  light: 'Hell',
  language: 'Sprache',
  signOut: 'Abmelden',
  deletedUser: 'Gelöschtes Konto',
  due: {
    overdue: (days) => plural('de', days, { one: 'Gestern', other: `${n(days)} Tage zu spät` }),
    today: 'Heute',
    tomorrow: 'Morgen',
  },
}
