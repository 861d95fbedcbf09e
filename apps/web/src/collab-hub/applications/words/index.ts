import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { applicationsEn, type ApplicationsWords } from './en.ts'

export const applicationsWords: Catalogue<ApplicationsWords> = {
  en: applicationsEn,
  others: { de: async () => (await import('./de.ts')).applicationsDe },
}

export const useApplicationsWords = (): ApplicationsWords => useWords(applicationsWords)
