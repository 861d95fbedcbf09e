import { plural } from '../../../../i18n/plural.ts'
import type { VersionsWords } from './en.ts'

export const versionsDe: VersionsWords = {
  title: 'Fassungen',
  lead: 'Wähle zwei, und sieh, was aus der einen in der anderen wurde.',
  onlyOne: 'Niemand hat diesen Brief geändert, seit er abgeschrieben wurde.',
  back: 'Zum Brief',
  before: 'Davor',
  after: 'Danach',
  choose: ['Als Text davor', 'Als Text danach'],
  now: 'wie er jetzt ist',
  first: 'wie er abgeschrieben wurde',
  compare: 'Vergleichen',
  changes: 'Was sich geändert hat',
  same: 'Die beiden sagen dasselbe.',
  skipped: (count) =>
    plural('de', count, {
      one: '1 Zeile, die niemand geändert hat',
      other: `${count} Zeilen, die niemand geändert hat`,
    }),
  isCut: 'Es gibt mehr, als hier steht.',
  bringBack: 'Diese Fassung zurückholen',
  bringBackTitle: 'Diese Fassung zurückholen?',
  bringBackText:
    'Sie wird zum Text des Briefs. Der Text von jetzt bleibt unter den Fassungen erhalten.',
  broughtBack: 'Sie ist wieder der Text des Briefs.',
  changed: 'Jemand hat den Brief inzwischen geändert. Sieh ihn dir noch einmal an.',
  fields: {
    title: 'Titel',
    date: 'Datum',
    dateText: 'Wann',
    author: 'Geschrieben von',
    recipient: 'Geschrieben an',
    place: 'Ort',
    description: 'Dazu',
    tags: 'Schlagwörter',
    fromIds: 'Von',
    toIds: 'An',
    aboutIds: 'Über',
    scan: 'Original',
  },
  scanBefore: 'der Scan von damals',
  scanAfter: 'ein anderer Scan',
}
