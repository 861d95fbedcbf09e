import { tallyBy } from '@longtable/system'
import { yearsOf } from './count-letters.processor.ts'
import { letterCounts } from './letter-row.patterns.ts'
import { Letter } from './letter.entity.ts'

export const reconcileLetters = tallyBy({
  rows: letterCounts,
  nameOf: ({ year }) => year,
  rowOf: (year, count) => ({ year, count }),
  of: Letter,
  countedAs: yearsOf,
})
