import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { adminEn, type AdminWords } from './en.ts'

export const adminWords: Catalogue<AdminWords> = {
  en: adminEn,
  others: { de: async () => (await import('./de.ts')).adminDe },
}

export const useAdminWords = (): AdminWords => useWords(adminWords)
