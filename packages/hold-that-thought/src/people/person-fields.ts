import { changedText, optionalText, text, UlidId, unset, UserId } from '@longtable/core'
import * as z from 'zod'

const NAME_CHARACTERS_MAX = 100
const note = { max: 5000, isMultiline: true }
const dateText = { max: 100 }
const DATE = 'must be a date such as 1912-12-31'

/** It stands in a key. */
export const PersonName = text({ max: NAME_CHARACTERS_MAX }).refine(
  (name) => !name.includes('#'),
  'must not contain "#"',
)
const CalendarDay = z.iso.date(DATE)

export const PersonInput = z.object({ personId: UlidId })

export const newPersonFields = {
  name: PersonName,
  birthDate: CalendarDay.nullish().transform(unset),
  deathDate: CalendarDay.nullish().transform(unset),
  birthDateText: optionalText(dateText),
  deathDateText: optionalText(dateText),
  note: optionalText(note),
}

/** Left out keeps, null takes away. */
export const changedPersonFields = {
  name: PersonName.optional(),
  birthDate: CalendarDay.nullable().optional(),
  deathDate: CalendarDay.nullable().optional(),
  birthDateText: changedText(dateText),
  deathDateText: changedText(dateText),
  note: changedText(note),
}

export const LinkInput = PersonInput.extend({
  /** Oneself, unless an admin says whom. */
  userId: UserId.nullish().transform(unset),
})
