import { lookup, pattern } from '@longtable/entity'
import { Letter, LetterVersion } from './letter.entity.ts'

export const letterById = lookup(Letter, { source: 'spec: read a letter' })

/** All, one year's, or those before a date: bounds on the date decide. */
export const lettersNewestFirst = pattern(Letter, 'GSI1', {
  source: '003: List all letters',
  descending: true,
})

/** The other direction: the letters after a date. */
export const lettersOldestFirst = pattern(Letter, 'GSI1', { source: 'spec: the next letter' })

export const versionsOf = pattern(LetterVersion, 'table', {
  source: '003: Get letter versions',
  descending: true,
})

export const versionAt = lookup(LetterVersion, { source: 'spec: read a version' })
