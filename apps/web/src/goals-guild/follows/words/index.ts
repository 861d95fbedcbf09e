import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { followsEn, type FollowsWords } from './en.ts'

const followsWords: Catalogue<FollowsWords> = {
  en: followsEn,
  others: { de: async () => (await import('./de.ts')).followsDe },
}

export const useFollowsWords = (): FollowsWords => useWords(followsWords)
