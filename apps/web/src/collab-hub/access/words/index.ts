import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { accessEn, type AccessWords } from './en.ts'

export const accessWords: Catalogue<AccessWords> = {
  en: accessEn,
  others: { de: async () => (await import('./de.ts')).accessDe },
}

export const useAccessWords = (): AccessWords => useWords(accessWords)
