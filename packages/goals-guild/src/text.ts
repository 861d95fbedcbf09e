import * as z from 'zod'

interface TextRule {
  /** In code points, after cleaning. */
  readonly min?: number
  readonly max: number
  /** Line breaks and tabs stay. */
  readonly isMultiline?: boolean
}

/** A code point is at most two units; what is removed may be more, but not without end. */
const UNITS_PER_CODE_POINT = 4
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/gu
const CONTROLS_BUT_LINES = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu

/** More than any language writes; to compose a text takes time by the square of such a pile. */
const PILED_MARKS = /\p{M}{31}/u

export const codePoints = (text: string): number => Array.from(text).length

function cleaned(text: string, isMultiline: boolean): string {
  const plain = isMultiline
    ? text.replace(/\r\n?|\u2028|\u2029/gu, '\n').replace(CONTROLS_BUT_LINES, '')
    : text.replace(CONTROLS, '')
  return plain.normalize('NFC').trim()
}

/** Text as the user wrote it: composed, without control characters, bounded in code points. */
export const text = ({ min = 1, max, isMultiline = false }: TextRule) =>
  z
    .string()
    .max(max * UNITS_PER_CODE_POINT, `must have at most ${max} characters`)
    .refine((given) => given.isWellFormed(), 'must be well-formed Unicode')
    .refine((given) => !PILED_MARKS.test(given), 'must not pile up more than 30 marks on a letter')
    .transform((given, { issues }) => {
      const clean = cleaned(given, isMultiline)
      const length = codePoints(clean)
      const bounds = { origin: 'string', input: given, inclusive: true } as const
      if (length < min)
        issues.push({
          ...bounds,
          code: 'too_small',
          minimum: min,
          message: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
        })
      if (length > max)
        issues.push({
          ...bounds,
          code: 'too_big',
          maximum: max,
          message: `must have at most ${max} characters`,
        })
      return clean
    })

/** For fields that may be left out; null and what is empty after cleaning are the same as that. */
export const optionalText = (rule: Omit<TextRule, 'min'>) =>
  text({ ...rule, min: 0 })
    .nullish()
    .transform((given) => (given ? given : undefined))

/** For changes: left out keeps what is there, null and empty take it away. */
export const changedText = (rule: Omit<TextRule, 'min'>) =>
  text({ ...rule, min: 0 })
    .nullable()
    .transform((given) => (given ? given : null))
    .optional()

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
