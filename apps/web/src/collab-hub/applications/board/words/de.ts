import { plural } from '../../../../i18n/plural.ts'
import type { BoardWords } from './en.ts'

const n = (count: number) => count.toLocaleString('de')

export const boardDe: BoardWords = {
  title: 'Bewerbungen',
  allRoles: 'Alle Stellen',
  role: 'Stelle',
  filter: 'Nach Name oder Können filtern',
  show: 'Wie sie gezeigt werden',
  board: 'Brett',
  list: 'Liste',
  csv: 'Als CSV speichern',
  csvHint: 'Wähle eine Stelle, um ihre Bewerbungen zu speichern',
  csvSaved: (count) =>
    plural('de', count, {
      one: '1 Bewerbung gespeichert.',
      other: `${n(count)} Bewerbungen gespeichert.`,
    }),
  rolePage: 'Seite der Stelle',
  counts: (applied, short, accepted) =>
    `${n(applied)} beworben · ${n(short)} engere Wahl · ${n(accepted)} angenommen`,
  noneTitle: 'Noch keine Bewerbungen',
  noneText: 'Teile die Seite der Stelle: wer sich bewirbt, erscheint hier sofort.',
  share: 'Adresse der Stelle kopieren',
  shareAny: 'Deine Stellen ansehen',
  copied: 'Die Adresse ist in der Zwischenablage.',
  emptyColumn: 'Niemand hier',
  silent: 'seit 7 Tagen ohne Antwort',
  hasNotes: 'Mit Notizen',
  withdrawn: 'Zurückgezogen',
  columns: ['Name', 'Stelle', 'Stand', 'Können', 'Beworben'],
  drawer: (name) => `Bewerbung von ${name}`,
  stage: 'Stand',
  letter: 'Anschreiben',
  resume: 'Lebenslauf',
  openResume: 'PDF öffnen',
  noResume: 'Es wurde keiner geschickt.',
  notes: 'Notizen, nur für dich',
  notesHint:
    'Wer sich beworben hat, sieht sie nie. Sie werden gespeichert, wenn du das Feld verlässt.',
  notesSaved: 'Gespeichert.',
  history: 'Verlauf',
  applied: 'Beworben',
  movedTo: (stage) => `Verschoben nach ${stage}`,
  profile: 'Profil',
  write: 'Schreiben',
  moved: (name, stage) => `${name}: ${stage}`,
  acceptTitle: (name) => `${name} annehmen?`,
  acceptText:
    'Die Person ist sofort im Team und erfährt es. Das lässt sich hier nicht zurücknehmen.',
  accept: 'Annehmen',
  rejectTitle: (name) => `${name} „jetzt nicht“ sagen?`,
  rejectText: 'Die Person erfährt es und darf sich wieder bewerben.',
  reject: '„Jetzt nicht“ sagen',
  dragging: (name) => `${name} wird verschoben`,
  next: 'Nächste, vorige',
  note: 'Notiz schreiben',
}
