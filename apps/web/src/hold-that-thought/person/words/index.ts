import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { personEn, type PersonWords } from './en.ts'

export const personWords: Catalogue<PersonWords> = {
  en: personEn,
  others: { de: async () => (await import('./de.ts')).personDe },
}

export const usePersonWords = (): PersonWords => useWords(personWords)
