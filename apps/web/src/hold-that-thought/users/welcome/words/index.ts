import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { welcomeEn, type WelcomeWords } from './en.ts'

export const welcomeWords: Catalogue<WelcomeWords> = {
  en: welcomeEn,
  others: { de: async () => (await import('./de.ts')).welcomeDe },
}

export const useWelcomeWords = (): WelcomeWords => useWords(welcomeWords)
