import { isRunOn, tokensOf, type Word, wordsIn } from './words.ts'

const TERMS_MAX = 16
const PREFIX_CHARACTERS_MIN = 3

/** What has to be found: words that follow each other. */
export interface Term {
  /** As they stand in the index. */
  readonly tokens: readonly string[]
  /** As they stand in the text. */
  readonly words: readonly string[]
  /** The last token may go on. */
  readonly isPrefix: boolean
}

function termOf(words: readonly Word[], isPhrase: boolean): Term {
  const last = words.at(-1)
  const tokens = tokensOf(words)
  const before = words.at(-2)
  // What stands behind the last character is not known, so only the pair that ends with it is asked for.
  const isPair = last !== undefined && before !== undefined && isRunOn(before, last)
  const isLong = (last?.folded.length ?? 0) >= PREFIX_CHARACTERS_MIN
  return {
    tokens: isPair ? tokens.slice(0, -1) : tokens,
    words: words.map(({ folded }) => folded),
    isPrefix: last?.isUnspaced ? !isPair : isLong && !isPhrase,
  }
}

/** Words one by one; characters that run on without spaces belong together. */
function loose(words: readonly Word[]): Term[] {
  const groups: Word[][] = []
  for (const word of words) {
    const last = groups.at(-1)
    const before = last?.at(-1)
    if (last && before && isRunOn(before, word)) last.push(word)
    else groups.push([word])
  }
  return groups.map((group) => termOf(group, false))
}

/** What somebody has typed: all of it has to be found. What stands between quotes stands together. */
export function termsIn(text: string): Term[] {
  const terms = text.split('"').flatMap((part, place) => {
    const words = wordsIn(part)
    if (words.length === 0) return []
    return place % 2 === 1 ? [termOf(words, true)] : loose(words)
  })
  return terms.slice(0, TERMS_MAX)
}
