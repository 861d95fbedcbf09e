import { plural } from '../../../i18n/plural.ts'
import type { DecksWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const decksDe: DecksWords = {
  title: 'Pitch-Deck',
  noneTitle: 'Noch kein Pitch-Deck',
  noneText: 'Ein PDF bis 50 MB. Investoren sehen es Seite für Seite, mit ihrem Namen darauf.',
  noneHere: 'Hier ist kein Deck zu sehen',
  noneHereText: 'Es wurde keines hochgeladen, oder dein Zugang reicht nicht so weit.',
  upload: 'PDF hochladen',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  removeTitle: 'Das Deck entfernen?',
  removeText: 'Investoren sehen es dann nicht mehr. Wer es ansah, bleibt im Protokoll.',
  removed: 'Entfernt.',
  sending: 'Wird hochgeladen…',
  rendering: 'Die Seiten werden gezeichnet. Das dauert einen Moment.',
  failed: 'Dieses Deck lässt sich nicht zeigen.',
  notPdf: 'Das ist kein PDF.',
  tooLarge: 'Das ist größer als 50 MB.',
  pages: (count) => plural('de', count, { one: '1 Seite', other: `${n(count)} Seiten` }),
  page: (page, of) => `Seite ${n(page)} von ${n(of)}`,
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  download: 'Herunterladen',
  full: 'Ganzer Bildschirm',
  logged: 'Die Gründung sieht, welche Seiten du liest und wie lange.',
  chart: 'Wie lange jede Seite gelesen wurde',
  chartText: 'Sekunden, alle zusammen. Dunkler ist länger.',
  seconds: (seconds) => `${n(seconds)} s`,
  minutes: (minutes, seconds) => `${n(minutes)} min ${n(seconds)} s`,
  pageShort: (page) => `S. ${n(page)}`,
}
