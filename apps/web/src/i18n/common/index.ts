import { type Catalogue, useWords } from '../language.ts'
import { type CommonWords, commonEn } from './en.ts'

export const commonWords: Catalogue<CommonWords> = {
  en: commonEn,
  others: { de: async () => (await import('./de.ts')).commonDe },
}

export const useCommon = (): CommonWords => useWords(commonWords)
