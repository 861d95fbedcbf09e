import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { reportsEn, type ReportsWords } from './en.ts'

export const reportsWords: Catalogue<ReportsWords> = {
  en: reportsEn,
  others: { de: async () => (await import('./de.ts')).reportsDe },
}

export const useReportsWords = (): ReportsWords => useWords(reportsWords)
