import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { type AgainWords, againEn } from './en.ts'

export const againWords: Catalogue<AgainWords> = {
  en: againEn,
  others: { de: async () => (await import('./de.ts')).againDe },
}

export const useAgainWords = (): AgainWords => useWords(againWords)
