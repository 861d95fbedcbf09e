import { type Catalogue, useWords } from '../../../../i18n/language.ts'
import { settingsEn, type SettingsWords } from './en.ts'

export const settingsWords: Catalogue<SettingsWords> = {
  en: settingsEn,
  others: { de: async () => (await import('./de.ts')).settingsDe },
}

export const useSettingsWords = (): SettingsWords => useWords(settingsWords)
