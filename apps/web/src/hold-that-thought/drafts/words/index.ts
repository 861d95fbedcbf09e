import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { draftsEn, type DraftsWords } from './en.ts'

export const draftsWords: Catalogue<DraftsWords> = {
  en: draftsEn,
  others: { de: async () => (await import('./de.ts')).draftsDe },
}

export const useDraftsWords = (): DraftsWords => useWords(draftsWords)
