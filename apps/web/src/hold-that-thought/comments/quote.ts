/** A note that begins with what it is about, as mails do: `> the part about the river`. */
export interface Quoted {
  readonly quote: string | undefined
  readonly text: string
}

const QUOTE_MAX = 300

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export function quotedIn(note: string): Quoted {
  const [first = '', ...rest] = note.split('\n')
  if (!first.startsWith('> ')) return { quote: undefined, text: note }
  const quote = plain(first.slice(2))
  return quote === '' ? { quote: undefined, text: note } : { quote, text: rest.join('\n').trim() }
}

/** What was chosen of a text, as the beginning of a note about it. */
export const withQuote = (chosen: string, text: string): string =>
  chosen === '' ? text : `> ${plain(chosen).slice(0, QUOTE_MAX)}\n${text}`

/** The text below an element with each run of white space as one, and where each piece of it is. */
function textIn(root: Node): { readonly text: string; readonly places: readonly [Text, number][] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const places: [Text, number][] = []
  let text = ''
  let isSpace = true
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    // Lines and paragraphs end where a node does.
    if (!isSpace) {
      places.push([node as Text, 0])
      text += ' '
      isSpace = true
    }
    const { data } = node as Text
    for (let at = 0; at < data.length; at++) {
      const isNow = /\s/.test(data[at] ?? '')
      if (isNow && isSpace) continue
      places.push([node as Text, at])
      text += isNow ? ' ' : data[at]
      isSpace = isNow
    }
  }
  return { text, places }
}

/** Where a passage stands in what is shown; undefined where it was changed since. */
export function rangeOf(root: Node, quote: string): Range | undefined {
  const { text, places } = textIn(root)
  const at = text.indexOf(quote)
  const [first, last] = [places[at], places[at + quote.length - 1]]
  if (at < 0 || !first || !last) return undefined
  const range = document.createRange()
  range.setStart(...first)
  range.setEnd(last[0], last[1] + 1)
  return range
}
