import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { versionsEn, type VersionsWords } from './en.ts'

export const versionsWords: Catalogue<VersionsWords> = {
  en: versionsEn,
  others: { de: async () => (await import('./de.ts')).versionsDe },
}

export const useVersionsWords = (): VersionsWords => useWords(versionsWords)
