import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { familyEn, type FamilyWords } from './en.ts'

export const familyWords: Catalogue<FamilyWords> = {
  en: familyEn,
  others: { de: async () => (await import('./de.ts')).familyDe },
}

export const useFamilyWords = (): FamilyWords => useWords(familyWords)
