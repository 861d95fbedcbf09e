import { text } from '@longtable/core'
import * as z from 'zod'

const TAGS_MAX = 10
const TAG_CHARACTERS_MAX = 40

const Tag = text({ max: TAG_CHARACTERS_MAX })
  .transform((tag) => tag.toLowerCase().normalize('NFC'))
  .refine((tag) => !tag.includes('#'), 'must not contain "#"')

/** One tag as it is looked for. */
export const TagName = Tag

/** Lower case, so that they are found in any; each once. */
export const TagList = z
  .array(Tag)
  .max(TAGS_MAX, `must be at most ${TAGS_MAX}`)
  .transform((tags) => [...new Set(tags)])

/** The token's `sub`. */
export const UserId = z
  .string()
  .regex(/^[0-9A-Za-z-]{26,36}$/, 'must be 26 to 36 letters, digits or "-"')

/** Identifiers made here. Their time is in a key, so it is one with a year of four digits. */
export const UlidId = z.string().regex(/^[0-6][0-9A-HJKMNP-TV-Z]{25}$/, 'must be an id')

const NO_INSTANT = 'must be a time such as 2026-01-31T09:00:00Z'

/** Accepts any offset, as long as the year still has four digits; stored in UTC with milliseconds. */
export const Instant = z.iso
  .datetime({ offset: true, message: NO_INSTANT })
  .transform((given) => new Date(given).toISOString())
  .refine((at) => /^\d{4}-/.test(at), NO_INSTANT)
