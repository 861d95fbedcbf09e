import { countRows } from '../count-rows.ts'
import { LetterCount } from './letter-row.entity.ts'
import { Letter } from './letter.entity.ts'

/** The year that a letter counts for; none while it is deleted. */
export const yearsOf = ({ date, deletedAt }: Letter): string[] =>
  deletedAt === undefined ? [date.slice(0, 4)] : []

export const countLetters = countRows('letters.count', {
  rows: LetterCount,
  of: Letter,
  countedBy: (letter) => yearsOf(letter).map((year) => ({ year })),
})
