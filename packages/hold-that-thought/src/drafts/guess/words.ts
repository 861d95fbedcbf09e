/** A word, a number or a sign, and where it stands in its line. */
export interface Token {
  readonly text: string
  /** As it is compared: small, without accents. */
  readonly word: string
  readonly start: number
  readonly end: number
}

const TOKEN = /\p{L}[\p{L}\p{M}]*|\d+|[^\s\p{L}\d]/gu
const MARKS = /\p{M}/gu

/** Small and without accents: what scans lose first. */
export const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(MARKS, '').replaceAll('ß', 'ss').replaceAll('ł', 'l')

export const tokensOf = (line: string): Token[] =>
  [...line.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    text,
    word: folded(text),
    start: index,
    end: index + text.length,
  }))

/** A list of words as one writes it down: `'january jan januar'`. */
export const listed = (text: string): readonly string[] => text.split(' ')

const BEFORE = /^[\s,;:!.–—-]+/u
const SEPARATORS = new Set(Array.from(' \t,;:–—-'))

/** Without what separates it from the rest of its line. */
export function trimmed(text: string): string {
  const begun = text.replace(BEFORE, '')
  let end = begun.length
  while (end > 0 && SEPARATORS.has(begun.charAt(end - 1))) end--
  return begun.slice(0, end)
}
