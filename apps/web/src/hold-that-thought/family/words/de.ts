import { plural } from '../../../i18n/plural.ts'
import type { FamilyWords } from './en.ts'

export const familyDe: FamilyWords = {
  title: 'Familie',
  lead: 'Alle, die hier lesen, und alle, von denen die Briefe erzählen.',
  directory: 'Verzeichnis',
  tree: 'Stammbaum',
  view: 'Wie es gezeigt wird',
  asDrawing: 'Zeichnung',
  asList: 'Liste',
  drawing: 'Der Stammbaum als Zeichnung. Pfeiltasten führen von einem zum nächsten.',
  zoom: 'Größe der Zeichnung',
  larger: 'Größer',
  smaller: 'Kleiner',
  fit: 'Alles zeigen',
  generation: (place) => `${place}. Generation`,
  parents: 'Eltern:',
  partners: 'Partner:',
  siblings: 'Geschwister:',
  children: 'Kinder:',
  others: 'Auch nah:',
  addPerson: 'Jemanden dazunehmen',
  noTree: 'Der Stammbaum beginnt mit einem Namen',
  noTreeText: 'Nimm jemanden aus der Familie dazu und sag dann, wer dazugehört.',
  find: 'Jemanden beim Namen finden',
  members: 'Lesen hier mit',
  membersNote: (count) =>
    plural('de', count, { one: '1 mit einem Konto', other: `${count} mit einem Konto` }),
  people: 'In den Briefen und im Stammbaum',
  peopleNote: 'Wer kein Konto hat, ob am Leben oder nicht.',
  nobodyFound: 'So heißt hier niemand.',
  you: 'Du',
}
