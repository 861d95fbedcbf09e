import { type Catalogue, useWords } from '../../i18n/language.ts'
import { type OwnWords, ownEn } from './en.ts'

export const ownWords: Catalogue<OwnWords> = {
  en: ownEn,
  others: { de: async () => (await import('./de.ts')).ownDe },
}

export const useOwnWords = (): OwnWords => useWords(ownWords)
