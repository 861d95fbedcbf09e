import * as z from 'zod'
import { text } from './text.ts'

const TAGS_MAX = 10
const TAG_CHARACTERS_MAX = 40

/** One tag as it is looked for. */
export const TagName = text({ max: TAG_CHARACTERS_MAX })
  .transform((tag) => tag.toLowerCase().normalize('NFC'))
  .refine((tag) => !tag.includes('#'), 'must not contain "#"')

/** Lower case, so that they are found in any; each once. */
export const TagList = z
  .array(TagName)
  .max(TAGS_MAX, `must be at most ${TAGS_MAX}`)
  .transform((tags) => [...new Set(tags)])

/** The token's `sub`, which has at least 26; those whom only others have registered may have less. */
export const UserId = z
  .string()
  .regex(/^[0-9A-Za-z-]{1,36}$/, 'must be at most 36 letters, digits or "-"')

/** What is made here has a ULID; what others wrote may have any id, such as a document's `goal-123`. */
export const ThingId = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z_.-]{0,99}$/, 'must be an id')

/** Identifiers made here. Their time is in a key, so it is one with a year of four digits. */
export const UlidId = z.string().regex(/^[0-6][0-9A-HJKMNP-TV-Z]{25}$/, 'must be an id')

const NO_INSTANT = 'must be a time such as 2026-01-31T09:00:00Z'

/** Accepts any offset, as long as the year still has four digits; stored in UTC with milliseconds. */
export const Instant = z.iso
  .datetime({ offset: true, message: NO_INSTANT })
  .transform((given) => new Date(given).toISOString())
  .refine((at) => /^\d{4}-/.test(at), NO_INSTANT)

/** For new things: null is as good as left out. */
export const unset = <T>(given: T | null | undefined): T | undefined => given ?? undefined

/** As `change` wants it: what is null goes, what was left out is not named. */
export function patchOf<T extends object>(
  given: T,
): { [Name in keyof T]?: Exclude<T[Name], null> | undefined } {
  const named = Object.entries(given).filter(([, value]) => value !== undefined)
  return Object.fromEntries(named.map(([name, value]) => [name, value ?? undefined])) as never
}
