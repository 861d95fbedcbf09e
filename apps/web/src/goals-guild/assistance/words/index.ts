import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { type AssistanceWords, assistanceEn } from './en.ts'

const assistanceWords: Catalogue<AssistanceWords> = {
  en: assistanceEn,
  others: { de: async () => (await import('./de.ts')).assistanceDe },
}

export const useAssistanceWords = () => useWords(assistanceWords)
