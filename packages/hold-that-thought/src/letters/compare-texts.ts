import { hunksBetween, linesOf, wordsBetween } from './compare-lines.ts'
import { changedFields } from './letter-text.ts'
import type { LetterText } from './letter.entity.ts'

/** More lines than anybody looks at; what is beyond is said to be there. */
export const LINES_MAX = 500
/** Further ones are shown whole. */
const WORD_LINES_MAX = 100
const CONTEXT_LINES = 3

export interface ComparedLine {
  readonly kind: 'same' | 'added' | 'removed' | 'changed' | 'skipped'
  /** Of `skipped`, how many. */
  readonly text: string
  /** Each behind `=`, `-` or `+`. */
  readonly words: readonly string[]
}

const plain = (kind: ComparedLine['kind'], text: string): ComparedLine => ({
  kind,
  text,
  words: [],
})

/** Lines that nobody changed, but for those next to where somebody did. */
function between(lines: readonly string[], isFirst: boolean, isLast: boolean): ComparedLine[] {
  const before = isFirst ? 0 : CONTEXT_LINES
  const after = isLast ? 0 : CONTEXT_LINES
  const same = (some: readonly string[]) => some.map((text) => plain('same', text))
  if (lines.length <= before + after + 1) return same(lines)
  return [
    ...same(lines.slice(0, before)),
    plain('skipped', String(lines.length - before - after)),
    ...same(lines.slice(lines.length - after)),
  ]
}

/** Lines that took each other's place are compared word by word, in pairs. */
function replaced(
  old: readonly string[],
  next: readonly string[],
  linesLeft: number,
): ComparedLine[] {
  return Array.from({ length: Math.max(old.length, next.length) }, (_, place) => {
    const [before, after] = [old[place], next[place]]
    if (before === undefined) return plain('added', after ?? '')
    if (after === undefined) return plain('removed', before)
    const words = place < linesLeft ? wordsBetween(before, after) : [`-${before}`, `+${after}`]
    return { kind: 'changed', text: after, words }
  })
}

function compareContents(old: string, next: string): ComparedLine[] {
  const lines = linesOf(old)
  const compared: ComparedLine[] = []
  let place = 0
  let linesLeft = WORD_LINES_MAX
  for (const { start, end, lines: now } of hunksBetween(lines, linesOf(next))) {
    compared.push(...between(lines.slice(place, start), place === 0, false))
    compared.push(...replaced(lines.slice(start, end), now, linesLeft))
    linesLeft -= now.length
    place = end
  }
  return [...compared, ...between(lines.slice(place), place === 0, true)]
}

const shown = (value: unknown): string | null =>
  value === undefined ? null : Array.isArray(value) ? value.join(', ') : String(value)

type Scanned = LetterText & { readonly fileKey?: string | undefined }

/** What became of one text in the other: its fields, and its content by lines and words. */
export function compareTexts(old: Scanned, next: Scanned) {
  const lines = compareContents(old.content, next.content)
  const scan = { field: 'scan', before: shown(old.fileKey), after: shown(next.fileKey) }
  return {
    fields: [
      ...changedFields(old, next)
        .filter((field) => field !== 'content')
        .map((field) => ({ field, before: shown(old[field]), after: shown(next[field]) })),
      ...(old.fileKey === next.fileKey ? [] : [scan]),
    ],
    lines: lines.slice(0, LINES_MAX),
    isCut: lines.length > LINES_MAX,
  }
}
