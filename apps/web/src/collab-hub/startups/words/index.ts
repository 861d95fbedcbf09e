import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { startupsEn, type StartupsWords } from './en.ts'

export const startupsWords: Catalogue<StartupsWords> = {
  en: startupsEn,
  others: { de: async () => (await import('./de.ts')).startupsDe },
}

export const useStartupsWords = (): StartupsWords => useWords(startupsWords)
