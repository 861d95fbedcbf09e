import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { saidEn, type SaidWords } from './en.ts'

export const saidWords: Catalogue<SaidWords> = {
  en: saidEn,
  others: { de: async () => (await import('./de.ts')).saidDe },
}

export const useSaidWords = (): SaidWords => useWords(saidWords)
