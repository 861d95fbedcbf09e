import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { questsEn, type QuestsWords } from './en.ts'

export const questsWords: Catalogue<QuestsWords> = {
  en: questsEn,
  others: { de: async () => (await import('./de.ts')).questsDe },
}

export const useQuestsWords = (): QuestsWords => useWords(questsWords)
