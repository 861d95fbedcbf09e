import { plural } from '../../../i18n/plural.ts'

const n = (count: number) => count.toLocaleString('en')

export const searchEn = {
  title: 'Search',
  placeholder: 'A word, a name, “some words together”',
  show: 'What is shown',
  kinds: { all: 'Everything', letter: 'Letters', comment: 'Margins', media: 'Photographs' },
  found: (count: number, isExact: boolean) =>
    plural('en', count, {
      one: '1 found',
      other: isExact ? `${n(count)} found` : `More than ${n(count)} found`,
    }),
  none: 'Nothing says that',
  noneText: 'Try fewer letters: words are found by their beginning.',
  noted: (name: string) => `${name} in the margin,`,
  facets: { year: 'Year', person: 'Person', place: 'Place', tag: 'Tag' },
}
export type SearchWords = typeof searchEn
