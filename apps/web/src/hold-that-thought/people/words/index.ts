import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { peopleEn, type PeopleWords } from './en.ts'

export const peopleWords: Catalogue<PeopleWords> = {
  en: peopleEn,
  others: { de: async () => (await import('./de.ts')).peopleDe },
}

export const usePeopleWords = (): PeopleWords => useWords(peopleWords)
