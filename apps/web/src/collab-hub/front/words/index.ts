import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { frontEn, type FrontWords } from './en.ts'

export const frontWords: Catalogue<FrontWords> = {
  en: frontEn,
  others: { de: async () => (await import('./de.ts')).frontDe },
}

export const useFrontWords = (): FrontWords => useWords(frontWords)
