import { pattern } from '@longtable/entity'
import {
  DeletedLetter,
  LetterCount,
  LetterFile,
  OnThisDay,
  PersonLetter,
} from './letter-row.entity.ts'

export const lettersOf = pattern(PersonLetter, 'table', {
  source: 'spec: letters of a person',
  descending: true,
})

export const lettersOnDay = pattern(OnThisDay, 'table', { source: 'spec: on this day' })

export const letterCounts = pattern(LetterCount, 'table', { source: 'spec: letters by year' })

export const letterFiles = pattern(LetterFile, 'table', { source: 'spec: files of a letter' })

export const lettersDeleted = pattern(DeletedLetter, 'table', {
  source: 'spec: letters that can be restored',
  descending: true,
})
