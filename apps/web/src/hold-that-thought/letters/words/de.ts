import type { LettersWords } from './en.ts'

export const lettersDe: LettersWords = {
  title: 'Briefe',
  empty: 'Noch keine Briefe',
  emptyText: 'Scanne den ersten, oder schreib ihn vom Original ab.',
}
