/** What of markdown a letter may have; everything else stays the text that it is. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis' | 'strong'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly url: string; readonly parts: readonly Inline[] }

export type Block =
  /** Lines stay where they were broken. */
  | { readonly kind: 'paragraph'; readonly lines: readonly (readonly Inline[])[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly parts: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly Inline[][] }
  | { readonly kind: 'rule' }

/** Each piece ends before another of its kind could begin, so that no text takes long. */
const MARKS =
  /(\*\*[^*\n]+\*\*|\*[^*\s][^*\n]*\*|(?<![\p{L}\p{N}_])_[^_\s][^_\n]*_(?![\p{L}\p{N}_])|\[[^[\]\n]+\]\([^()\s]+\))/u
const LINK = /^\[([^[\]\n]+)\]\(([^()\s]+)\)$/
const WEB = /^(https?:\/\/|mailto:)/i

const HEADING = /^(#{1,6}) +(.*)$/
const QUOTE = /^> ?(.*)$/
const BULLET = /^[-*+] +(.*)$/
const NUMBERED = /^\d{1,3}[.)] +(.*)$/
const RULE = /^(?:\* *){3,}$|^(?:- *){3,}$|^(?:_ *){3,}$/

function inlineOf(piece: string): Inline {
  const link = LINK.exec(piece)
  if (link)
    return WEB.test(link[2] ?? '')
      ? { kind: 'link', url: link[2] ?? '', parts: inlines(link[1] ?? '') }
      : { kind: 'text', text: piece }
  return piece.startsWith('**')
    ? { kind: 'strong', parts: inlines(piece.slice(2, -2)) }
    : { kind: 'emphasis', parts: inlines(piece.slice(1, -1)) }
}

/** Of a text that is split so, every second part is what it was split by. */
export const inlines = (text: string): Inline[] =>
  text
    .split(MARKS)
    .map(
      (piece, place): Inline => (place % 2 === 1 ? inlineOf(piece) : { kind: 'text', text: piece }),
    )
    .filter((one) => one.kind !== 'text' || one.text !== '')

type Kind = 'blank' | 'rule' | 'heading' | 'quote' | 'bullet' | 'numbered' | 'text'

function kindOf(line: string): Kind {
  if (line.trim() === '') return 'blank'
  if (RULE.test(line)) return 'rule'
  if (HEADING.test(line)) return 'heading'
  if (QUOTE.test(line)) return 'quote'
  if (BULLET.test(line)) return 'bullet'
  return NUMBERED.test(line) ? 'numbered' : 'text'
}

const QUOTES_MAX = 4

const inner = (pattern: RegExp, lines: readonly string[]) =>
  lines.map((line) => pattern.exec(line)?.[1] ?? '')

function blocksOf(kind: Kind, lines: readonly string[], depth: number): Block[] {
  switch (kind) {
    case 'blank':
      return []
    case 'rule':
      return lines.map(() => ({ kind: 'rule' }))
    case 'heading':
      return lines.map((line) => {
        const [, marks = '', text = ''] = HEADING.exec(line) ?? []
        return {
          kind: 'heading',
          level: Math.min(marks.length, 3) as 1 | 2 | 3,
          parts: inlines(text),
        }
      })
    case 'quote':
      return depth < QUOTES_MAX
        ? [{ kind: 'quote', blocks: blocks(inner(QUOTE, lines).join('\n'), depth + 1) }]
        : [{ kind: 'paragraph', lines: lines.map(inlines) }]
    case 'bullet':
    case 'numbered': {
      const pattern = kind === 'bullet' ? BULLET : NUMBERED
      const items = inner(pattern, lines).map(inlines)
      return [{ kind: 'list', isOrdered: kind === 'numbered', items }]
    }
    case 'text':
      return [{ kind: 'paragraph', lines: lines.map(inlines) }]
  }
}

/** A letter's text as what it is made of. */
export function blocks(content: string, depth = 0): Block[] {
  const found: Block[] = []
  let kind: Kind = 'blank'
  let lines: string[] = []
  for (const line of content.split(/\r?\n/)) {
    const next = kindOf(line)
    if (next !== kind) {
      found.push(...blocksOf(kind, lines, depth))
      kind = next
      lines = []
    }
    lines.push(line)
  }
  return [...found, ...blocksOf(kind, lines, depth)]
}
