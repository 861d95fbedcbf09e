import { plural } from '../../../i18n/plural.ts'

export const homeEn = {
  title: (name: string) => `Hello, ${name}`,
  lead: 'A letter for today, and what was said since you were here.',
  onThisDay: (day: string) => `Written on this day, ${day}`,
  openedAt: (year: string) => `Nothing was written on this day. The box fell open at ${year}:`,
  readOn: 'Read on',
  newest: 'The newest letters',
  allLetters: 'All letters',
  drafts: 'Wait to be looked over',
  allDrafts: 'All drafts',
  untitled: 'A letter without a title',
  pages: (count: number) => plural('en', count, { one: '1 page', other: `${count} pages` }),
  notes: 'In the margins lately',
  allNotes: 'All notes',
  photograph: (name: string) => `A photograph: ${name}`,
  beginning: 'An empty box',
  beginningText:
    'Every family has a drawer with letters in it. Scan the first one, or write it down: the others will follow.',
  scan: 'Add scans',
  writeDown: 'Write one down',
}
export type HomeWords = typeof homeEn
