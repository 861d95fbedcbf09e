import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { collaborationEn, type CollaborationWords } from './en.ts'

export const collaborationWords: Catalogue<CollaborationWords> = {
  en: collaborationEn,
  others: { de: async () => (await import('./de.ts')).collaborationDe },
}

export const useCollaborationWords = (): CollaborationWords => useWords(collaborationWords)
