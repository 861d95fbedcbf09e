import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { goalsEn, type GoalsWords } from './en.ts'

export const goalsWords: Catalogue<GoalsWords> = {
  en: goalsEn,
  others: { de: async () => (await import('./de.ts')).goalsDe },
}

export const useGoalsWords = (): GoalsWords => useWords(goalsWords)
