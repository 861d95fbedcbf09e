import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { editEn, type EditWords } from './en.ts'

export const editWords: Catalogue<EditWords> = {
  en: editEn,
  others: { de: async () => (await import('./de.ts')).editDe },
}

export const useEditWords = (): EditWords => useWords(editWords)
