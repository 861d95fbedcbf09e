import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { talentEn, type TalentWords } from './en.ts'

export const talentWords: Catalogue<TalentWords> = {
  en: talentEn,
  others: { de: async () => (await import('./de.ts')).talentDe },
}

export const useTalentWords = (): TalentWords => useWords(talentWords)
