import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { type OffersWords, offersEn } from './en.ts'

const offersWords: Catalogue<OffersWords> = {
  en: offersEn,
  others: { de: async () => (await import('./de.ts')).offersDe },
}

export const useOffersWords = (): OffersWords => useWords(offersWords)
