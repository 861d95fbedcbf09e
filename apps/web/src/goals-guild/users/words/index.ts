import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { usersEn, type UsersWords } from './en.ts'

export const usersWords: Catalogue<UsersWords> = {
  en: usersEn,
  others: { de: async () => (await import('./de.ts')).usersDe },
}

export const useUsersWords = (): UsersWords => useWords(usersWords)
