import { aligned, type Token, tokensIn } from './align.ts'

/** A word as it was read, and where on which page. */
export interface ReadWord {
  readonly text: string
  /** From 0 to 100; null where nobody says. */
  readonly confidence: number | null
  /** Left, top, width, height, in pixels of the page's picture. */
  readonly box: readonly number[] | null
  readonly page: number
  readonly line: number
}

/** A word of the text with the one that was read for it, if any. */
export interface PlacedWord extends Token {
  readonly place: number
  readonly read: ReadWord | undefined
  readonly isDoubtful: boolean
}

/** Below this, one word in three or four is wrong. */
const SURE = 75

const isUnsure = ({ confidence }: ReadWord) => confidence !== null && confidence < SURE

/** Doubtful is what was read unsurely, still stands as it was read, and nobody has found right. */
export function placedWords(
  content: string,
  read: readonly ReadWord[],
  checked: ReadonlySet<ReadWord>,
): PlacedWord[] {
  const tokens = tokensIn(content)
  const where = aligned(
    read.map(({ text }) => text),
    tokens.map(({ text }) => text),
  )
  return tokens.map((token, place) => {
    const word = read[where[place] ?? -1]
    const isDoubtful =
      word !== undefined && isUnsure(word) && word.text === token.text && !checked.has(word)
    return { ...token, place, read: word, isDoubtful }
  })
}

export const wordAt = (words: readonly PlacedWord[], caret: number): PlacedWord | undefined =>
  words.find(({ start, end }) => start <= caret && caret <= end)

/** The next doubtful one from here, around the end; backwards from the caret's own. */
export function nextDoubt(
  words: readonly PlacedWord[],
  caret: number,
  by: 1 | -1,
): PlacedWord | undefined {
  const doubts = words.filter(({ isDoubtful }) => isDoubtful)
  return by > 0
    ? (doubts.find(({ start }) => start > caret) ?? doubts[0])
    : (doubts.findLast(({ end }) => end < caret) ?? doubts.at(-1))
}

/** Words are small and fingers are not. */
const NEAR = 0.012

interface Point {
  readonly page: number
  /** Pixels of the page's picture. */
  readonly x: number
  readonly y: number
  readonly width: number
}

const distance = (at: number, from: number, size: number) =>
  Math.max(from - at, 0, at - from - size)

/** The word at a point of a page, or the one beside it. */
export function wordOn(
  words: readonly PlacedWord[],
  { page, x, y, width }: Point,
): PlacedWord | undefined {
  let best: PlacedWord | undefined
  let least = width * NEAR
  for (const word of words) {
    const [left = 0, top = 0, wide = 0, high = 0] = word.read?.box ?? []
    if (word.read?.page !== page || wide === 0) continue
    const far = Math.hypot(distance(x, left, wide), distance(y, top, high))
    if (far < least) [best, least] = [word, far]
    if (far === 0) break
  }
  return best
}
