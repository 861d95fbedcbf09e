import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { tagsEn, type TagsWords } from './en.ts'

const tagsWords: Catalogue<TagsWords> = {
  en: tagsEn,
  others: { de: async () => (await import('./de.ts')).tagsDe },
}

export const useTagsWords = (): TagsWords => useWords(tagsWords)
