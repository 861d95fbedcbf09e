import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { meEn, type MeWords } from './en.ts'

export const meWords: Catalogue<MeWords> = {
  en: meEn,
  others: { de: async () => (await import('./de.ts')).meDe },
}

export const useMeWords = (): MeWords => useWords(meWords)
