import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { feedEn, type FeedWords } from './en.ts'

export const feedWords: Catalogue<FeedWords> = {
  en: feedEn,
  others: { de: async () => (await import('./de.ts')).feedDe },
}

export const useFeedWords = (): FeedWords => useWords(feedWords)
