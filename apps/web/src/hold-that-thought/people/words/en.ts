import { plural } from '../../../i18n/plural.ts'

export const peopleEn = {
  placeholder: 'Somebody of the tree',
  offered: (count: number) => plural('en', count, { one: '1 person', other: `${count} people` }),
  remove: (name: string) => `Take ${name} away`,
}
export type PeopleWords = typeof peopleEn
