import type { WelcomeWords } from './en.ts'

export const welcomeDe: WelcomeWords = {
  title: 'Wie nennt dich die Familie?',
  lead: 'Dein Name steht neben dem, was du abschreibst und woran du dich erinnerst.',
  name: 'Dein Name',
  nameHint: 'Wie die anderen dich kennen.',
  submit: 'Hereinkommen',
  pending: 'Jemand lässt dich herein',
  pendingText: (email) =>
    `Das sind die Briefe einer Familie, also muss jemand aus der Familie Ja sagen. Wir schreiben dir an ${email}.`,
  steps: {
    registered: 'Du hast gesagt, wer du bist',
    waiting: 'Jemand aus der Familie sieht es sich an',
    reading: 'Du liest den ersten Brief',
  },
  look: 'Noch einmal nachsehen',
  accept: 'Ich wurde per Mail eingeladen',
  inactive: 'Dieses Konto ruht',
  inactiveText:
    'Jemand aus der Familie hat es vorerst geschlossen. Bitte sie, es wieder zu öffnen.',
}
