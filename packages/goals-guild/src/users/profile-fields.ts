import {
  changedText,
  DomainError,
  optionalText,
  TagList,
  text,
  TimeZone,
  unset,
} from '@longtable/core'
import * as z from 'zod'

const BIO_CHARACTERS_MAX = 1000
const WORD_CHARACTERS_MAX = 50

export const Nickname = z
  .string()
  .regex(/^[0-9A-Za-z_-]{3,32}$/, 'must be 3 to 32 of the letters a to z, digits, "_" and "-"')

export const FullName = text({ max: 100 })

const OLDEST_BIRTH_DATE = '1900-01-01'
const BirthDate = z.iso
  .date('must be a date such as 1990-12-31')
  .refine((date) => date >= OLDEST_BIRTH_DATE, `must not be before ${OLDEST_BIRTH_DATE}`)
const Country = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters, as in ISO 3166')
const Language = z
  .string()
  .regex(/^[a-z]{2,3}(-[0-9A-Za-z]{2,8}){0,3}$/, 'must be a language tag such as pt or pt-BR')

const bio = { max: BIO_CHARACTERS_MAX, isMultiline: true }
const word = { max: WORD_CHARACTERS_MAX }
/** Left out and null are the same when a profile is made. */
export const newProfileFields = {
  birthDate: BirthDate.nullish().transform(unset),
  country: Country.nullish().transform(unset),
  language: Language.nullish().transform(unset),
  timeZone: TimeZone.nullish().transform(unset),
  gender: optionalText(word),
  pronouns: optionalText(word),
  bio: optionalText(bio),
  tags: TagList.nullish().transform((tags) => tags ?? []),
}

/** Left out keeps, null takes away. */
export const changedProfileFields = {
  birthDate: BirthDate.nullable().optional(),
  country: Country.nullable().optional(),
  language: Language.nullable().optional(),
  timeZone: TimeZone.nullable().optional(),
  gender: changedText(word),
  pronouns: changedText(word),
  bio: changedText(bio),
  tags: TagList.optional(),
}

const DAY_MS = 86_400_000

/** A day of grace, because it is tomorrow already somewhere. */
export function checkBirthDate(birthDate: string | null | undefined, now: number): void {
  if (birthDate == null || birthDate <= new Date(now + DAY_MS).toISOString().slice(0, 10)) return
  throw new DomainError('INVALID', 'users.birth-date', {
    message: 'birthDate: must not be in the future.',
    field: 'birthDate',
  })
}
