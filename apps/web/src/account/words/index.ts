import { type Catalogue, useWords } from '../../i18n/language.ts'
import { type AccountWords, accountEn } from './en.ts'

export const accountWords: Catalogue<AccountWords> = {
  en: accountEn,
  others: { de: async () => (await import('./de.ts')).accountDe },
}

export const useAccountWords = (): AccountWords => useWords(accountWords)
