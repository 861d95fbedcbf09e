/** Scripts that put no spaces between words. */
const UNSPACED = ['Han', 'Hira', 'Kana', 'Hang', 'Bopo', 'Thai', 'Laoo', 'Khmr', 'Mymr']
  .map((script) => `\\p{scx=${script}}`)
  .join('')
/** One character of such a script, or a whole word of another. */
const WORD = new RegExp(
  `([[${UNSPACED}]&&[\\p{L}\\p{N}]]\\p{M}*)|(?:[[\\p{L}\\p{N}\\p{Co}]--[${UNSPACED}]]\\p{M}*)+`,
  'gv',
)
/** Accents and points over, under and in letters; vowels that are marks of their own stay. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
}
const OWN_LETTERS = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu')
// oxlint-disable-next-line no-control-regex -- ASCII is named by its bounds
const ASCII = /^[\u0000-\u007f]*$/
const WORD_UNITS_MAX = 64

/** Without case and accents, so that "Zoe" finds "Zoë" and "lodz" finds "Łódź". */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  if (ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(OWN_LETTERS, (letter) => LETTERS[letter] ?? letter)
}

/** A word with its place in the text; of a script without spaces, a character. */
export interface Word {
  readonly start: number
  readonly end: number
  readonly folded: string
  readonly isUnspaced: boolean
}

export function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(WORD)) {
    const [found, unspaced] = match
    const folded = fold(found).slice(0, WORD_UNITS_MAX)
    const start = match.index
    if (folded !== '')
      words.push({
        start,
        end: start + found.length,
        folded,
        isUnspaced: unspaced !== undefined,
      })
  }
  return words
}

/** Whether the second stands right behind the first, both in a script without spaces. */
export const isRunOn = (first: Word, second: Word | undefined): second is Word =>
  first.isUnspaced && second?.isUnspaced === true && second.start === first.end

/**
 * What is put into the index: words, and of scripts without spaces each character with the one behind
 * it. Most of their words have two characters, so they are found at once; the last one stands alone.
 */
export const tokensOf = (words: readonly Word[]): string[] =>
  words.map((word, place) => {
    const next = words[place + 1]
    return isRunOn(word, next) ? word.folded + next.folded : word.folded
  })
