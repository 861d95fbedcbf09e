import type { Box, ReadWord } from '@longtable/system'

/** A line of all that was read, and where it stands. */
export interface TextLine {
  readonly text: string
  /** From 1. */
  readonly page: number
  /** In the whole text, from 1. */
  readonly line: number
  readonly words: readonly ReadWord[]
}

/** Something that was found in the text: how sure, and where. */
export interface Guess<Value = string> {
  readonly value: Value
  /** From 0 to 1. */
  readonly confidence: number
  readonly page: number
  readonly line: number
  readonly box?: Box | undefined
}

export interface Span {
  readonly start: number
  readonly end: number
}

function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** Of the words that a part of a line is made of: one blank stands between any two. */
function wordsWithin({ words }: TextLine, { start, end }: Span): ReadWord[] {
  let place = 0
  return words.filter(({ text }) => {
    const from = place
    place += text.length + 1
    return from < end && from + text.length > start
  })
}

/** What was read badly is less sure, however well it fits. */
export function guessed<Value>(
  line: TextLine,
  span: Span,
  { value, confidence }: { readonly value: Value; readonly confidence: number },
): Guess<Value> {
  const words = wordsWithin(line, span)
  const known = words.flatMap((word) => (word.confidence === null ? [] : [word.confidence]))
  const read =
    known.length === 0 ? 1 : known.reduce((sum, one) => sum + one, 0) / known.length / 100
  const box = around(words.flatMap((word) => word.box ?? []))
  return {
    value,
    confidence: Math.round(confidence * read * 100) / 100,
    page: line.page,
    line: line.line,
    ...(box && { box }),
  }
}

export const isBlank = ({ text }: TextLine): boolean => text.trim() === ''
