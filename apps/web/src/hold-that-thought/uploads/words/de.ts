import { plural } from '../../../i18n/plural.ts'
import type { UploadsWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const uploadsDe: UploadsWords = {
  waiting: 'Wartet, bis sie dran ist',
  sending: (percent) => `${n(percent)} % gesendet`,
  checking: 'Wird angesehen',
  unreachable: 'Keine Verbindung. Es geht von selbst weiter.',
  held: (seconds) =>
    seconds < 60
      ? plural('de', seconds, {
          one: 'Weiter in 1 Sekunde',
          other: `Weiter in ${n(seconds)} Sekunden`,
        })
      : plural('de', Math.ceil(seconds / 60), {
          one: 'Viele auf einmal: weiter in 1 Minute',
          other: `Viele auf einmal: weiter in ${n(Math.ceil(seconds / 60))} Minuten`,
        }),
  done: 'Gesendet',
  unknown: 'Das ist weder Bild noch PDF, wie auch immer es heißt. Es wurde nicht gesendet.',
  tooLarge: (megabytes) => `Das hat mehr als ${n(megabytes)} MB.`,
  again: (name) => `${name} noch einmal senden`,
  remove: (name) => `${name} wegnehmen`,
  progress: (name) => `Wie weit ${name} ist`,
  megabytes: (size) => `${size} MB`,
}
