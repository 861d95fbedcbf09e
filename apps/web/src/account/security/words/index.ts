import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { type SecurityWords, securityEn } from './en.ts'

const securityWords: Catalogue<SecurityWords> = {
  en: securityEn,
  others: { de: async () => (await import('./de.ts')).securityDe },
}

export const useSecurityWords = (): SecurityWords => useWords(securityWords)
