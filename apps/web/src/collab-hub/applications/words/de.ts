import { plural } from '../../../i18n/plural.ts'
import type { ApplicationsWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const applicationsDe: ApplicationsWords = {
  title: 'Meine Bewerbungen',
  noneTitle: 'Du hast dich noch nirgends beworben',
  noneText: 'Sieh die offenen Stellen durch. Ein guter Brief ist kurz und sagt, warum diese.',
  browse: 'Offene Stellen ansehen',
  write: 'Der Gründung schreiben',
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Diese Bewerbung zurückziehen?',
  withdrawText: 'Sie steht dann nicht mehr unter den offenen. Für diesen Monat zählt sie trotzdem.',
  withdrawn: 'Zurückgezogen.',
  sentOn: 'Geschickt',
  letter: 'Dein Brief',
  resume: 'Dein Lebenslauf',
  joined: 'Du bist im Team',
  teams: 'Deine Teams',
  steps: 'Wie weit sie ist',
  role: 'Eine Stelle',
  startup: 'einem Startup, das es nicht mehr gibt',
  at: (startup) => `bei ${startup}`,
  apply: 'Bewerben',
  applyTo: (role) => `Bewerben: ${role}`,
  back: 'Zurück zur Stelle',
  letterLabel: 'Dein Brief',
  letterHint: 'Warum du, und warum diese Stelle.',
  count: (count, min) =>
    count < min
      ? plural('de', min - count, {
          one: 'noch 1 Zeichen',
          other: `noch ${n(min - count)} Zeichen`,
        })
      : `${n(count)} von 3.000`,
  resumeLabel: 'Lebenslauf (PDF, bis 5 MB)',
  choose: 'Datei auswählen',
  change: 'Andere auswählen',
  remove: 'Wegnehmen',
  optional: 'Es geht auch ohne.',
  notPdf: 'Das ist kein PDF.',
  tooLarge: 'Das ist größer als 5 MB.',
  send: 'Bewerbung abschicken',
  sent: 'Abgeschickt. Du hörst hier und per Mail davon.',
  quota: 'Bewerbungen in diesem Monat',
  quotaLeft: (left) =>
    plural('de', left, { one: 'noch 1 in diesem Monat', other: `noch ${n(left)} in diesem Monat` }),
  quotaNone: 'Für diesen Monat sind alle verbraucht. Mit Pro gibt es keine Grenze.',
  quotaFree: 'Mit Pro ohne Grenze.',
  upgrade: 'Pro ansehen',
  forTalent: 'Nur Talente können sich bewerben',
  forTalentText: 'Du bist als jemand anderes hier. Die Rolle wählt man einmal, beim Registrieren.',
}
