import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { uploadsEn, type UploadsWords } from './en.ts'

export const uploadsWords: Catalogue<UploadsWords> = {
  en: uploadsEn,
  others: { de: async () => (await import('./de.ts')).uploadsDe },
}

export const useUploadsWords = (): UploadsWords => useWords(uploadsWords)
