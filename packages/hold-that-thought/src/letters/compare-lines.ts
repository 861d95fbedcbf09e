import { diffArrays, diffWordsWithSpace } from 'diff'

/** Two texts that have nothing in common are not searched for it for long. */
const EDITS_MAX = 1000
const WORD_EDITS_MAX = 100

/** Some lines of the old text, and what stands in their place in the new one. */
export interface Hunk {
  /** From this line of the old text, up to and without that one. */
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

export const linesOf = (text: string): string[] => text.split('\n')

/** Where two texts differ, in order; everything, where they differ too much. */
export function hunksBetween(old: readonly string[], next: readonly string[]): Hunk[] {
  const parts = diffArrays([...old], [...next], { maxEditLength: EDITS_MAX })
  if (!parts) return [{ start: 0, end: old.length, lines: next }]
  const hunks: { start: number; end: number; lines: string[] }[] = []
  let place = 0
  let isOpen = false
  for (const { added, removed, value, count } of parts) {
    if (!added && !removed) {
      place += count
      isOpen = false
      continue
    }
    if (!isOpen) hunks.push({ start: place, end: place, lines: [] })
    isOpen = true
    const hunk = hunks.at(-1)
    if (!hunk) continue
    if (removed) hunk.end = place += count
    else hunk.lines.push(...value)
  }
  return hunks
}

/** Within lines that took each other's place: what is the same behind `=`, what went `-`, what came `+`. */
export function wordsBetween(old: string, next: string): string[] {
  const parts = diffWordsWithSpace(old, next, { maxEditLength: WORD_EDITS_MAX })
  if (!parts) return [`-${old}`, `+${next}`]
  return parts.map(({ value, added, removed }) => `${added ? '+' : removed ? '-' : '='}${value}`)
}
