import { type Hunk, hunksBetween, linesOf } from './compare-lines.ts'
import { isSame, TEXT_FIELDS, type TextField } from './letter-text.ts'
import type { LetterText } from './letter.entity.ts'

/** Where both have changed the same thing in different ways. */
export interface Overlap {
  readonly field: TextField
  readonly yours: string
  readonly theirs: string
}

export interface Merge {
  readonly text: LetterText
  readonly overlaps: readonly Overlap[]
}

/** Two insertions at one place overlap; changes of neighbouring lines do not. */
const meets = (one: Hunk, other: Hunk): boolean =>
  one.start === other.start || (one.start < other.end && other.start < one.end)

const isEqual = (one: Hunk, other: Hunk) =>
  one.start === other.start && one.end === other.end && isSame(one.lines, other.lines)

/** What both have made of the text; where they overlap, theirs stands and both are told. */
export function mergeContents(
  base: string,
  yours: string,
  theirs: string,
): { readonly content: string; readonly overlaps: readonly Overlap[] } {
  const lines = linesOf(base)
  const mine = hunksBetween(lines, linesOf(yours))
  const others = hunksBetween(lines, linesOf(theirs))
  const overlaps: Overlap[] = []
  const taken = mine.filter((hunk) => {
    const met = others.filter((other) => meets(hunk, other))
    if (met.length === 0) return true
    if (met.length > 1 || !isEqual(hunk, met[0] as Hunk))
      overlaps.push({
        field: 'content',
        yours: hunk.lines.join('\n'),
        theirs: met.flatMap((other) => other.lines).join('\n'),
      })
    return false
  })
  const merged: string[] = []
  let place = 0
  for (const { start, end, lines: next } of [...others, ...taken].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    merged.push(...lines.slice(place, start), ...next)
    place = end
  }
  return { content: [...merged, ...lines.slice(place)].join('\n'), overlaps }
}

const shown = (value: LetterText[TextField]): string =>
  Array.isArray(value) ? value.join(', ') : (value ?? '')

/** Field by field, and the content line by line. */
export function mergeTexts(base: LetterText, yours: LetterText, theirs: LetterText): Merge {
  const { content, overlaps } = mergeContents(base.content, yours.content, theirs.content)
  const merged: Record<string, unknown> = {}
  const found: Overlap[] = []
  for (const field of TEXT_FIELDS) {
    const [was, mine, other] = [base[field], yours[field], theirs[field]]
    const isMine = isSame(was, other)
    if (!isMine && !isSame(was, mine) && !isSame(mine, other) && field !== 'content')
      found.push({ field, yours: shown(mine), theirs: shown(other) })
    const value = isMine ? mine : other
    if (value !== undefined) merged[field] = value
  }
  return { text: { ...merged, content } as LetterText, overlaps: [...found, ...overlaps] }
}
