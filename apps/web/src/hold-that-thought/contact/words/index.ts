import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { contactEn, type ContactWords } from './en.ts'

export const contactWords: Catalogue<ContactWords> = {
  en: contactEn,
  others: { de: async () => (await import('./de.ts')).contactDe },
}

export const useContactWords = (): ContactWords => useWords(contactWords)
