import { CalendarDate, Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** What an edit may change, and therefore what a version keeps. */
export const letterText = {
  /** The sort date: a best guess where `dateText` says that the day is not known. */
  date: CalendarDate,
  dateText: z.string().optional(),
  title: z.string(),
  author: z.string().optional(),
  content: z.string(),
  description: z.string().optional(),
  recipient: z.string().optional(),
  place: z.string().optional(),
  tags: z.array(z.string()).optional(),
  /** People of the tree. */
  fromIds: z.array(Id).optional(),
  toIds: z.array(Id).optional(),
  aboutIds: z.array(Id).optional(),
}

/** The PDF of the scans. No edit of the text changes it, and every version says which one it had. */
const fileKey = z.string().optional()

/** `letterId` is the first date it had and never changes; a new `date` moves only its place in GSI1. */
export const Letter = entity(holdThatThoughtTable, {
  type: 'Letter',
  fields: {
    letterId: Id,
    ...letterText,
    versionCount: Count,
    fileKey,
    createdAt: Timestamp,
    createdBy: Id.optional(),
    updatedAt: Timestamp,
    updatedBy: Id,
    deletedAt: Timestamp.optional(),
    deletedBy: Id.optional(),
  },
  derive: { LETTERS: (letter) => (letter.deletedAt === undefined ? 'LETTERS' : undefined) },
  keys: {
    table: ['LETTER#{letterId}', 'CURRENT'],
    GSI1: ['{LETTERS}', '{date}'],
  },
})
export type Letter = Of<typeof Letter>

/** A replaced text; `timestamp` is its own `updatedAt`. */
export const LetterVersion = entity(holdThatThoughtTable, {
  type: 'Letter Version',
  fields: { letterId: Id, ...letterText, fileKey, timestamp: Timestamp, updatedBy: Id },
  keys: { table: ['LETTER#{letterId}', 'VERSION#{timestamp}'] },
})
export type LetterVersion = Of<typeof LetterVersion>

export type LetterText = Pick<Letter, keyof typeof letterText & keyof Letter>
