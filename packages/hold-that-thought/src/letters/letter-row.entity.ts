import { CalendarDate, Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { holdThatThoughtTable } from '../table.ts'

/** A letter among those of a person: from them, to them, or about them. */
export const PersonLetter = entity(holdThatThoughtTable, {
  type: 'Person Letter',
  ours: true,
  fields: {
    personId: Id,
    letterId: Id,
    date: CalendarDate,
    roles: z.array(z.enum(['from', 'to', 'about'])),
  },
  keys: { table: ['PERSON#{personId}', 'LETTER#{date}#{letterId}'] },
})
export type PersonLetter = Of<typeof PersonLetter>

/** Only of letters whose day is known. */
export const OnThisDay = entity(holdThatThoughtTable, {
  type: 'On This Day',
  ours: true,
  fields: { monthDay: z.string(), year: z.string(), letterId: Id },
  keys: { table: ['ONTHISDAY#{monthDay}', '{year}#{letterId}'] },
})
export type OnThisDay = Of<typeof OnThisDay>

/** How many letters a year has. */
export const LetterCount = entity(holdThatThoughtTable, {
  type: 'Letter Count',
  ours: true,
  fields: { year: z.string(), count: Count },
  keys: { table: ['LETTERCOUNT', '{year}'] },
})
export type LetterCount = Of<typeof LetterCount>

/** An object of ours below `letters/{letterId}/`, such as the metadata of a version, and what is in it. */
export const LetterFile = entity(holdThatThoughtTable, {
  type: 'Letter File',
  ours: true,
  fields: { letterId: Id, name: z.string(), sha256: z.string() },
  keys: { table: ['LETTER#{letterId}', 'FILE#{name}'] },
})
export type LetterFile = Of<typeof LetterFile>

/** Where an admin finds what can be restored: a deleted letter is in no list. */
export const DeletedLetter = entity(holdThatThoughtTable, {
  type: 'Deleted Letter',
  ours: true,
  fields: { deletedAt: Timestamp, letterId: Id },
  keys: { table: ['DELETEDLETTERS', '{deletedAt}#{letterId}'] },
})
export type DeletedLetter = Of<typeof DeletedLetter>
