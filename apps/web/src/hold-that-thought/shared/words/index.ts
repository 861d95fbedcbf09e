import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { sharedEn, type SharedWords } from './en.ts'

export const sharedWords: Catalogue<SharedWords> = {
  en: sharedEn,
  others: { de: async () => (await import('./de.ts')).sharedDe },
}

export const useSharedWords = (): SharedWords => useWords(sharedWords)
