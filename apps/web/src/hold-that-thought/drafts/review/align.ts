/** A word of the text, and where it stands in it. */
export interface Token {
  readonly text: string
  readonly start: number
  readonly end: number
}

export const tokensIn = (text: string): Token[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }))

/** From and to, of both lists. */
type Part = readonly [from: number, to: number, fromOther: number, toOther: number]

/** Where a word is that stands in a part only once; −1 for those that stand there more often. */
function oncesIn(words: readonly string[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>()
  for (let at = from; at < to; at++) {
    const word = words[at] ?? ''
    places.set(word, places.has(word) ? -1 : at)
  }
  return places
}

/** The longest run of pairs that goes up in both: what else was moved is not followed. */
function risingOf(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const ends: number[] = []
  const before: number[] = []
  for (const [at, [, other]] of pairs.entries()) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < other) low = middle + 1
      else high = middle
    }
    before[at] = ends[low - 1] ?? -1
    ends[low] = at
  }
  const found: (readonly [number, number])[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) {
    const pair = pairs[at]
    if (pair) found.unshift(pair)
  }
  return found
}

/**
 * Which word that was read each word of the text is: undefined for those that somebody added. What is
 * the same at both ends is the same; between them words that are there once hold the rest in place; and
 * as many as were read between two of these are those, corrected.
 */
export function aligned(
  read: readonly string[],
  written: readonly string[],
): (number | undefined)[] {
  const found: (number | undefined)[] = Array.from(written, () => undefined)
  const parts: Part[] = [[0, read.length, 0, written.length]]
  for (let part = parts.pop(); part; part = parts.pop()) {
    let [from, to, fromOther, toOther] = part
    while (from < to && fromOther < toOther && read[from] === written[fromOther])
      found[fromOther++] = from++
    while (from < to && fromOther < toOther && read[to - 1] === written[toOther - 1])
      found[--toOther] = --to
    if (from === to || fromOther === toOther) continue
    const others = oncesIn(written, fromOther, toOther)
    const pairs = [...oncesIn(read, from, to)].flatMap(([word, at]) => {
      const other = others.get(word) ?? -1
      return at >= 0 && other >= 0 ? [[at, other] as const] : []
    })
    const anchors = risingOf(pairs)
    if (anchors.length > 0) {
      for (const [at, other] of anchors) {
        found[other] = at
        parts.push([from, at, fromOther, other])
        from = at + 1
        fromOther = other + 1
      }
      parts.push([from, to, fromOther, toOther])
    } else if (to - from === toOther - fromOther) while (from < to) found[fromOther++] = from++
  }
  return found
}
