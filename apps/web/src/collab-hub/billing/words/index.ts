import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { billingEn, type BillingWords } from './en.ts'

export const billingWords: Catalogue<BillingWords> = {
  en: billingEn,
  others: { de: async () => (await import('./de.ts')).billingDe },
}

export const useBillingWords = (): BillingWords => useWords(billingWords)
