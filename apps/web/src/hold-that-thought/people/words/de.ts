import { plural } from '../../../i18n/plural.ts'
import type { PeopleWords } from './en.ts'

export const peopleDe: PeopleWords = {
  placeholder: 'Jemand aus dem Stammbaum',
  offered: (count) => plural('de', count, { one: '1 Person', other: `${count} Personen` }),
  remove: (name) => `${name} wegnehmen`,
}
