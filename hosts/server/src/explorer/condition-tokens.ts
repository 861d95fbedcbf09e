import { InvalidRequestError } from '@longtable/store'

export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'quoted'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string }

const TOKEN = /\s+|("(?:[^"\\]|\\.)*")|(<=|>=|[=<>(),])|([^\s"(),=<>]+)/y

function unquote(text: string): string {
  try {
    return JSON.parse(text) as string
  } catch {
    throw new InvalidRequestError('condition', `${text} is not a quoted JSON string`)
  }
}

/** Takes a condition apart in one pass; a value with a space, a comma or a sign stands in quotes. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(text)
    if (!match) throw new InvalidRequestError('condition', 'a quotation mark is not closed')
    at = TOKEN.lastIndex
    const [, quoted, sign, word] = match
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: unquote(quoted) })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign })
    else if (word !== undefined) tokens.push({ kind: 'word', text: word })
  }
  return tokens
}

const BARE = /^[^\s"(),=<>{}]+$/u
const KEYWORD = /^(?:and|between|begins_with|ascending|descending)$/i

/** The value as it can be typed: bare where that is unmistakable. */
export const valueText = (value: string): string =>
  BARE.test(value) && !KEYWORD.test(value) ? value : JSON.stringify(value)
