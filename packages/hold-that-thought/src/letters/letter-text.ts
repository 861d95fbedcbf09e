import type { Patch } from '@longtable/entity'
import { sameValue, type Value } from '@longtable/store'
import { letterText, type LetterText } from './letter.entity.ts'

export type TextField = keyof LetterText

export const TEXT_FIELDS = Object.keys(letterText) as TextField[]

/** The editable part alone, without what is missing. */
export const textOf = (value: LetterText): LetterText =>
  Object.fromEntries(
    TEXT_FIELDS.flatMap((name) => (value[name] === undefined ? [] : [[name, value[name]]])),
  ) as unknown as LetterText

export const isSame = (one: unknown, other: unknown): boolean =>
  sameValue(one as Value | undefined, other as Value | undefined)

export const changedFields = (one: LetterText, other: LetterText): TextField[] =>
  TEXT_FIELDS.filter((name) => !isSame(one[name], other[name]))

/** What brings a letter to another text: what that lacks goes. */
export const patchTo = (text: LetterText): Patch<LetterText> =>
  Object.fromEntries(TEXT_FIELDS.map((name) => [name, text[name]])) as Patch<LetterText>
