import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { keptEn, type KeptWords } from './en.ts'

export const keptWords: Catalogue<KeptWords> = {
  en: keptEn,
  others: { de: async () => (await import('./de.ts')).keptDe },
}

export const useKeptWords = (): KeptWords => useWords(keptWords)
