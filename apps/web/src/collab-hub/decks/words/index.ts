import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { decksEn, type DecksWords } from './en.ts'

export const decksWords: Catalogue<DecksWords> = {
  en: decksEn,
  others: { de: async () => (await import('./de.ts')).decksDe },
}

export const useDecksWords = (): DecksWords => useWords(decksWords)
