import {
  changedText,
  DomainError,
  optionalText,
  TagList,
  text,
  UlidId,
  unset,
} from '@longtable/core'
import * as z from 'zod'

const CONTENT_BYTES_MAX = 300_000
const PEOPLE_MAX = 20
const line = { max: 200 }
const description = { max: 2000, isMultiline: true }
const DATE = 'must be a date such as 1943-05-01'
const EARLIEST = '1500-01-01'
const DAY_MS = 86_400_000

/** `1943-05-01`, or with a suffix where it was not the first of its day. */
export const LetterId = z
  .string()
  .regex(/^[0-9A-Za-z][0-9A-Za-z_.-]{0,99}$/, 'must be the id of a letter')

const LetterDate = z.iso
  .date(DATE)
  .refine((date) => date >= EARLIEST, `must not be before ${EARLIEST}`)

/** As many bytes as an item holds beside all the rest. */
const Content = text({ max: CONTENT_BYTES_MAX, isMultiline: true }).refine(
  (content) => Buffer.byteLength(content) <= CONTENT_BYTES_MAX,
  `must have at most ${CONTENT_BYTES_MAX} bytes`,
)

const PersonIds = z.array(UlidId).max(PEOPLE_MAX, `must be at most ${PEOPLE_MAX}`)
const people = PersonIds.transform((ids) => (ids.length > 0 ? [...new Set(ids)] : null))
const somePeople = people.nullish().transform(unset)
const changedPeople = people.nullable().optional()
const tags = TagList.transform((list) => (list.length > 0 ? list : null))

export const LetterInput = z.object({ letterId: LetterId })

export const newLetterFields = {
  date: LetterDate,
  dateText: optionalText({ max: 100 }),
  title: text(line),
  author: optionalText(line),
  content: Content,
  description: optionalText(description),
  recipient: optionalText(line),
  place: optionalText(line),
  tags: tags.nullish().transform(unset),
  fromIds: somePeople,
  toIds: somePeople,
  aboutIds: somePeople,
}

/** Left out keeps, null takes away. */
export const changedLetterFields = {
  date: LetterDate.optional(),
  dateText: changedText({ max: 100 }),
  title: text(line).optional(),
  author: changedText(line),
  content: Content.optional(),
  description: changedText(description),
  recipient: changedText(line),
  place: changedText(line),
  tags: tags.nullable().optional(),
  fromIds: changedPeople,
  toIds: changedPeople,
  aboutIds: changedPeople,
}

/** A day of grace, because it is tomorrow already somewhere. */
export function checkDate(date: string | undefined, now: number): void {
  if (date === undefined || date <= new Date(now + DAY_MS).toISOString().slice(0, 10)) return
  throw new DomainError('INVALID', 'letters.future', {
    message: 'date: must not be in the future.',
    field: 'date',
  })
}
