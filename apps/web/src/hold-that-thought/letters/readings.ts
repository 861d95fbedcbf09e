import { reading } from '../../api/cache.ts'
import { listing } from '../../api/listing.ts'
import { DeletedLetters, Letter } from './letter.operations.ts'
import { LetterDecades, Letters } from './letters.operations.ts'

/** Everything about letters is remembered below this. */
export const LETTERS = ['letters', 'letters'] as const

/** Wherever several of them stand together. */
export const LETTER_LISTS = [
  [...LETTERS, 'list'],
  [...LETTERS, 'home'],
  [...LETTERS, 'facets'],
  ['letters', 'found'],
] as const

export const decadesReading = {
  ...reading([...LETTERS, 'decades'], LetterDecades, {}),
  staleTime: 5 * 60_000,
}

interface Span {
  readonly year?: number | undefined
  readonly decade?: number | undefined
  readonly order?: 'newest' | 'oldest'
}

export const lettersListing = ({ year, decade, order = 'oldest' }: Span) =>
  listing([...LETTERS, 'list', { year, decade, order }], Letters, {
    variables: { year, decade, order },
    pageOf: ({ letters }) => letters,
  })

export const letterKey = (letterId: string) => [...LETTERS, 'one', letterId]

export const letterReading = (letterId: string) =>
  reading(letterKey(letterId), Letter, { letterId })

export const deletedListing = listing([...LETTERS, 'deleted'], DeletedLetters, {
  variables: {},
  pageOf: ({ deletedLetters }) => deletedLetters,
})
