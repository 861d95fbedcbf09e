import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { boardEn, type BoardWords } from './en.ts'

export const boardWords: Catalogue<BoardWords> = {
  en: boardEn,
  others: { de: async () => (await import('./de.ts')).boardDe },
}

export const useBoardWords = (): BoardWords => useWords(boardWords)
