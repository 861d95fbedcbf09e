import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { homeEn, type HomeWords } from './en.ts'

export const homeWords: Catalogue<HomeWords> = {
  en: homeEn,
  others: { de: async () => (await import('./de.ts')).homeDe },
}

export const useHomeWords = (): HomeWords => useWords(homeWords)
