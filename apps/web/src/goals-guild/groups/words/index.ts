import { type Catalogue, useWords } from '../../../i18n/language.ts'
import { groupsEn, type GroupsWords } from './en.ts'

const groupsWords: Catalogue<GroupsWords> = {
  en: groupsEn,
  others: { de: async () => (await import('./de.ts')).groupsDe },
}

export const useGroupsWords = (): GroupsWords => useWords(groupsWords)
