import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { levelEn, type LevelWords } from './en.ts'

export const levelWords: Catalogue<LevelWords> = {
  en: levelEn,
  others: { de: async () => (await import('./de.ts')).levelDe },
}

export const useLevelWords = (): LevelWords => useWords(levelWords)
