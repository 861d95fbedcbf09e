import type { WelcomeWords } from './en.ts'

export const welcomeDe: WelcomeWords = {
  asks: {
    name: {
      title: 'Wie nennt dich die Familie?',
      lead: 'Dein Name steht neben dem, was du abschreibst und woran du dich erinnerst.',
    },
    family: {
      title: 'Wie gehörst du hierher?',
      lead: 'Damit die anderen wissen, wer mitliest. Alles lässt sich später ändern.',
    },
  },
  step: (place, count) => `Schritt ${place} von ${count}`,
  related: 'Wer du in der Familie bist',
  relatedHint: 'Zum Beispiel: Rosas Enkelin, aus Lissabon.',
  told: 'Was sollen wir dir per Mail sagen?',
  goOn: 'Weiter',
  later: 'Jetzt nicht',
  welcome: (name) => `Willkommen, ${name}`,
  begin:
    'Du bist drin. Das ist der älteste Brief in der Schachtel: Fang mit ihm an, oder sieh dich um.',
  emptyBox:
    'Du bist drin. Noch ist die Schachtel leer: Vielleicht liegt der erste Brief in deiner Schublade.',
  readIt: 'Diesen Brief lesen',
  bringOne: 'Scans hinzufügen',
  lookAround: 'Erst einmal umsehen',
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
