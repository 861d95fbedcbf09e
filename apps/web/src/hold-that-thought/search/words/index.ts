import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { searchEn, type SearchWords } from './en.ts'

export const searchWords: Catalogue<SearchWords> = {
  en: searchEn,
  others: { de: async () => (await import('./de.ts')).searchDe },
}

export const useSearchWords = (): SearchWords => useWords(searchWords)
