import { plural } from '../../../i18n/plural.ts'
import type { SearchWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const searchDe: SearchWords = {
  title: 'Suche',
  placeholder: 'Ein Wort, ein Name, „mehrere Wörter zusammen“',
  show: 'Was zu sehen ist',
  kinds: { all: 'Alles', letter: 'Briefe', comment: 'Ränder', media: 'Fotografien' },
  found: (count, isExact) =>
    plural('de', count, {
      one: '1 gefunden',
      other: isExact ? `${n(count)} gefunden` : `Mehr als ${n(count)} gefunden`,
    }),
  none: 'Das steht nirgends',
  noneText: 'Versuch es mit weniger Buchstaben: Wörter werden an ihrem Anfang erkannt.',
  noted: (name) => `${name} am Rand,`,
  facets: { year: 'Jahr', person: 'Person', place: 'Ort', tag: 'Schlagwort' },
}
