import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { rolesEn, type RolesWords } from './en.ts'

export const rolesWords: Catalogue<RolesWords> = {
  en: rolesEn,
  others: { de: async () => (await import('./de.ts')).rolesDe },
}

export const useRolesWords = (): RolesWords => useWords(rolesWords)
