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

const codePoints = (text: string): number => Array.from(text).length

/**
 * Embeddings, overrides and isolates turn around what stands behind them on the same line, also what
 * is not theirs. Hebrew and Arabic need none of them: each letter knows its own direction, and the
 * marks that help at a border (U+200E, U+200F, U+061C) stay.
 */
const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/gu
/** What shows nothing by itself: joiners, selectors, fillers, spaces, and the empty braille cell. */
const INVISIBLE_ONLY =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\ufff9-\ufffb]*$/u

/** Only what is left is looked at further: what is taken out must not hide anything. */
const plainOf = (text: string, isMultiline: boolean): string =>
  isMultiline
    ? text.replace(/\r\n?|\u2028|\u2029/gu, '\n').replace(CONTROLS_BUT_LINES, '')
    : text.replace(CONTROLS, '').replace(DIRECTIONS, '')

/**
 * Text as the user wrote it: composed, without control characters, bounded in code points. A field of
 * one line also loses what turns its surroundings around. What shows nothing at all counts as empty.
 */
export const text = ({ min = 1, max, isMultiline = false }: TextRule) =>
  z
    .string()
    .max(max * UNITS_PER_CODE_POINT, `must have at most ${max} characters`)
    .refine((given) => given.isWellFormed(), 'must be well-formed Unicode')
    .transform((given, { issues }) => {
      const plain = plainOf(given, isMultiline)
      if (PILED_MARKS.test(plain)) {
        const message = 'must not pile up more than 30 marks on a letter'
        issues.push({ code: 'custom', input: given, message })
        return plain
      }
      const clean = INVISIBLE_ONLY.test(plain) ? '' : plain.normalize('NFC').trim()
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
