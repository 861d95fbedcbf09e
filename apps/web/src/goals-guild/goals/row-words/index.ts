import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { rowEn, type RowWords } from './en.ts'

export const rowWords: Catalogue<RowWords> = {
  en: rowEn,
  others: { de: async () => (await import('./de.ts')).rowDe },
}

export const useRowWords = (): RowWords => useWords(rowWords)
