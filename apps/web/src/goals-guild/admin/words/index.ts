import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { type AdminWords, adminEn } from './en.ts'

const adminWords: Catalogue<AdminWords> = {
  en: adminEn,
  others: { de: async () => (await import('./de.ts')).adminDe },
}

export const useAdminWords = (): AdminWords => useWords(adminWords)
