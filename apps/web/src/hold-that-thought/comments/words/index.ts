import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { commentsEn, type CommentsWords } from './en.ts'

export const commentsWords: Catalogue<CommentsWords> = {
  en: commentsEn,
  others: { de: async () => (await import('./de.ts')).commentsDe },
}

export const useCommentsWords = (): CommentsWords => useWords(commentsWords)
