import { plural } from '../../../i18n/plural.ts'
import type { HomeWords } from './en.ts'

export const homeDe: HomeWords = {
  title: (name) => `Hallo, ${name}`,
  lead: 'Ein Brief für heute, und was gesagt wurde, seit du hier warst.',
  onThisDay: (day) => `An diesem Tag geschrieben, ${day}`,
  openedAt: (year) => `An diesem Tag wurde nichts geschrieben. Die Kiste ging bei ${year} auf:`,
  readOn: 'Weiterlesen',
  newest: 'Die neuesten Briefe',
  allLetters: 'Alle Briefe',
  drafts: 'Warten auf einen Blick',
  allDrafts: 'Alle Entwürfe',
  untitled: 'Ein Brief ohne Titel',
  pages: (count) => plural('de', count, { one: '1 Seite', other: `${count} Seiten` }),
  notes: 'Zuletzt am Rand',
  allNotes: 'Alle Notizen',
  photograph: (name) => `Eine Fotografie: ${name}`,
  beginning: 'Eine leere Kiste',
  beginningText:
    'Jede Familie hat eine Schublade mit Briefen. Scanne den ersten, oder schreib ihn ab: Die anderen folgen.',
  scan: 'Scans hinzufügen',
  writeDown: 'Einen abschreiben',
}
