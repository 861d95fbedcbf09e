import { plural } from '../../i18n/plural.ts'
import type { AuditWords } from './en.ts'

export const auditDe: AuditWords = {
  holds: 'Alle Glieder halten.',
  holdsText: (links, when) => `Bis Glied ${links}, geprüft ${when}.`,
  wrong: (count, number) =>
    plural('de', count, {
      one: 'Mit dem Protokoll stimmt etwas nicht.',
      other: `Mit dem Protokoll stimmen ${number} Dinge nicht.`,
    }),
  more: (number) => `und ${number} weitere`,
  never: 'Die Glieder wurden noch nicht geprüft.',
  neverText: 'Das geschieht jede Stunde von selbst.',
  whole: (when) => `Alle vom ersten an: ${when}.`,
  checking: 'Die Glieder werden gerade geprüft …',
  checkNow: 'Jetzt prüfen',
}
