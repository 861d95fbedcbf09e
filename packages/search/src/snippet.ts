import type { Term } from './terms.ts'
import { fold, type Word, wordsIn } from './words.ts'

const SNIPPET_UNITS = 240
const BEFORE_UNITS = 60
/** A long letter is not read word by word: only the part that holds what is looked for. */
const PART_UNITS = 4000

/** A piece of a text, and where hits begin and end in it, in turns and in UTF-16 units. */
export interface Snippet {
  readonly text: string
  readonly hits: readonly number[]
}

interface Span {
  readonly start: number
  readonly end: number
  readonly term: number
}

function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let start = 0; start < text.length; ) {
    const far = start + PART_UNITS
    const space = far < text.length ? text.lastIndexOf(' ', far) : text.length
    const end = space > start ? space : Math.min(far, text.length)
    parts.push(text.slice(start, end))
    start = end
  }
  return parts
}

const isTerm = (words: readonly Word[], at: number, { words: wanted, isPrefix }: Term): boolean =>
  wanted.every((one, place) => {
    const word = words[at + place]
    if (!word) return false
    const mayGoOn = isPrefix && place === wanted.length - 1 && !word.isUnspaced
    return mayGoOn ? word.folded.startsWith(one) : word.folded === one
  })

function spansIn(text: string, terms: readonly Term[]): Span[] {
  const words = wordsIn(text)
  return words.flatMap((word, at) => {
    const term = terms.findIndex((one) => isTerm(words, at, one))
    if (term === -1) return []
    const last = words[at + (terms[term] as Term).words.length - 1] as Word
    return [{ start: word.start, end: last.end, term }]
  })
}

/** The part with the most of what is looked for; the first of those. */
function bestPart(text: string, terms: readonly Term[]): string {
  const parts = partsOf(text)
  let best = { part: parts[0] ?? '', count: 0 }
  if (parts.length < 2) return best.part
  for (const part of parts) {
    const folded = fold(part)
    const count = terms.filter(({ words: [first = ''] }) => folded.includes(first)).length
    if (count > best.count) best = { part, count }
    if (count === terms.length) break
  }
  return best.part
}

/** Where to begin, so that the most different terms are within reach. */
function bestStart(spans: readonly Span[]): number {
  const reach = SNIPPET_UNITS - BEFORE_UNITS
  let best = { start: 0, count: 0 }
  for (const { start } of spans) {
    const near = spans.filter((one) => one.start >= start && one.end <= start + reach)
    const count = new Set(near.map(({ term }) => term)).size
    if (count > best.count) best = { start, count }
  }
  return best.start
}

/** Neither in the middle of a word nor of a character, where that can be had. */
function cut(text: string, near: number): number {
  if (near <= 0 || near >= text.length) return Math.min(Math.max(near, 0), text.length)
  const space = text.lastIndexOf(' ', near)
  if (space >= 0 && near - space < BEFORE_UNITS / 2) return space + 1
  const isInside = /[\udc00-\udfff]/.test(text[near] ?? '')
  return isInside ? near - 1 : near
}

function around(text: string, spans: readonly Span[]): Snippet {
  const from = cut(text, bestStart(spans) - BEFORE_UNITS)
  const to = cut(text, from + SNIPPET_UNITS)
  const [before, after] = [from > 0 ? '…' : '', to < text.length ? '…' : '']
  const hits: number[] = []
  // What overlaps with the one before it would be marked twice.
  for (const { start, end } of spans)
    if (start >= from && end <= to && start - from + before.length >= (hits.at(-1) ?? 0))
      hits.push(start - from + before.length, end - from + before.length)
  const shown = text.slice(from, to).replace(/\s/gu, ' ')
  return { text: before + shown.trimEnd() + after, hits }
}

/** Of the first text that holds something of it, else the beginning of the first. */
export function snippetOf(
  texts: readonly (string | null | undefined)[],
  terms: readonly Term[],
): Snippet {
  const given = texts.filter((text) => text != null && text !== '') as string[]
  for (const text of given) {
    const part = bestPart(text, terms)
    const spans = spansIn(part, terms)
    if (spans.length > 0) return around(part, spans)
  }
  return around((given[0] ?? '').slice(0, PART_UNITS), [])
}
