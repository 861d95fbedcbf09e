import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { termsEn, type TermsWords } from './en.ts'

export const termsWords: Catalogue<TermsWords> = {
  en: termsEn,
  others: { de: async () => (await import('./de.ts')).termsDe },
}

export const useTermsWords = (): TermsWords => useWords(termsWords)
