import type { AgainWords } from './en.ts'

export const againDe: AgainWords = {
  title: 'Bitte melde dich noch einmal an',
  text: 'Deine Sitzung ist zu Ende. Nichts ist verloren: Du machst da weiter, wo du bist.',
  other: 'Ich bin jemand anderes',
}
