import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { hubFrontEn, type HubFrontWords } from './en.ts'

export const hubFrontWords: Catalogue<HubFrontWords> = {
  en: hubFrontEn,
  others: { de: async () => (await import('./de.ts')).hubFrontDe },
}

export const useHubFrontWords = (): HubFrontWords => useWords(hubFrontWords)
