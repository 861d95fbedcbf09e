import { parseAst } from 'vite'

/** Names are the same in every language. */
const NAMES =
  /\b(Longtable|GoalsGuild|CollabHub|HoldThatThought|GraphiQL|XP|PDF|JSON|CSV|Ctrl|Esc)\b/g
/** Attributes that people read or hear. */
const READ = new Set([
  'title',
  'label',
  'placeholder',
  'alt',
  'aria-label',
  'text',
  'hint',
  'empty',
])

interface Node {
  readonly type: string
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** What of a text somebody would have to translate. */
function wordsIn(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const plain = text.replaceAll(/&\w+;|https?:\/\/\S*/g, ' ')
  return /\p{L}{2}/u.test(plain.replaceAll(NAMES, '')) ? [plain.trim()] : []
}

function quotedIn(node: unknown): string[] {
  if (!isNode(node)) return []
  switch (node.type) {
    case 'Literal':
      return wordsIn(node['value'])
    case 'TemplateLiteral':
      return (node['quasis'] as { value: { cooked: string } }[]).flatMap(({ value }) =>
        wordsIn(value.cooked),
      )
    case 'JSXExpressionContainer':
      return quotedIn(node['expression'])
    case 'ConditionalExpression':
      return [...quotedIn(node['consequent']), ...quotedIn(node['alternate'])]
    case 'LogicalExpression':
      return quotedIn(node['right'])
    default:
      return []
  }
}

function ownText(node: Node): string[] {
  if (node.type === 'JSXText') return wordsIn(node['value'])
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    return (node['children'] as Node[])
      .filter(({ type }) => type === 'JSXExpressionContainer')
      .flatMap(quotedIn)
  const isRead =
    node.type === 'JSXAttribute' && READ.has(String((node['name'] as Node)['name'] ?? ''))
  return isRead ? quotedIn(node['value']) : []
}

function textsBelow(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsBelow)
  if (!isNode(value)) return []
  return [...ownText(value), ...Object.values(value).flatMap(textsBelow)]
}

/** What a component says in its own source, where nobody can say it in another language. */
export const literalTexts = (source: string): string[] =>
  textsBelow(parseAst(source, { lang: 'tsx' }))
