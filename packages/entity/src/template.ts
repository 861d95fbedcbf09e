import { InvalidRequestError } from '@longtable/store'

/** The names in a template: `Placeholders<'INVITE#{status}#{createdAt}'>` is 'status' | 'createdAt'. */
export type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

export type TemplatePart = { readonly literal: string } | { readonly placeholder: string }

/** A key template: the document's own text, taken apart once. */
export interface Template {
  readonly text: string
  readonly parts: readonly TemplatePart[]
  readonly placeholders: readonly string[]
}

/** A derived part whose mark our own code has put there, so that the separator is allowed in it. */
export class MarkedPart {
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** `shardedPart('01H…', 3, '#')` is `01H…#3`; shard 0 is the documented literal. */
  static sharded(part: string, shard: number | string, mark: '#' | '~'): MarkedPart {
    checkPart('sharded key part', part)
    if (typeof shard === 'string') checkPart('shard', shard)
    return new MarkedPart(shard === 0 ? part : `${part}${mark}${shard}`)
  }
}

export const shardedPart = MarkedPart.sharded

export type PartValue = string | MarkedPart | undefined
export type PartValues = (placeholder: string) => PartValue

export function parseTemplate(text: string): Template {
  const parts = text
    .split(/(\{[^{}]+\})/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith('{') ? { placeholder: piece.slice(1, -1) } : { literal: piece },
    )
  return {
    text,
    parts,
    placeholders: parts.flatMap((part) => ('placeholder' in part ? [part.placeholder] : [])),
  }
}

/** `#` separates key parts and control characters hide in them; a part may hold neither. */
const FORBIDDEN = /[#\u0000-\u001f\u007f-\u009f\u2028\u2029]/u

function checkPart(name: string, value: unknown): string {
  if (typeof value !== 'string') throw new InvalidRequestError(name, 'a key part must be a string')
  if (value === '') throw new InvalidRequestError(name, 'a key part must not be empty')
  if (FORBIDDEN.test(value))
    throw new InvalidRequestError(name, 'a key part must not hold "#" or a control character')
  return value
}

const partText = (name: string, value: string | MarkedPart): string =>
  value instanceof MarkedPart ? value.text : checkPart(name, value)

/** As far as the values reach: the text before the first placeholder without one, and whether that is all. */
export function renderPrefix(
  template: Template,
  values: PartValues,
): { text: string; complete: boolean } {
  let text = ''
  for (const part of template.parts) {
    if ('literal' in part) {
      text += part.literal
      continue
    }
    const value = values(part.placeholder)
    if (value === undefined) return { text, complete: false }
    text += partText(part.placeholder, value)
  }
  return { text, complete: true }
}

/** Undefined when a placeholder has no value: such an item is not in the index. */
export function render(template: Template, values: PartValues): string | undefined {
  const { text, complete } = renderPrefix(template, values)
  return complete ? text : undefined
}

const escapeLiteral = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Matcher {
  /** What every key of the template begins with: most keys of others are told apart by it. */
  readonly prefix: string
  readonly pattern: RegExp
}

const matchers = new WeakMap<Template, Matcher>()

/** What every key of the template begins with. */
export const prefixOf = ({ parts: [first] }: Template): string =>
  first && 'literal' in first ? first.literal : ''

/** Every change and every scanned item is compared with many templates, so each is made once. */
function matcherOf(template: Template): Matcher {
  const known = matchers.get(template)
  if (known) return known
  const pattern = template.parts.map((part) =>
    'literal' in part ? escapeLiteral(part.literal) : '([^#]+)',
  )
  const matcher = {
    prefix: prefixOf(template),
    pattern: new RegExp(`^${pattern.join('')}$`, 'u'),
  }
  matchers.set(template, matcher)
  return matcher
}

/** Reads a key back: the value of each placeholder, or undefined when it is not of this template. */
export function matchTemplate(template: Template, key: string): Record<string, string> | undefined {
  const { prefix, pattern } = matcherOf(template)
  const match = key.startsWith(prefix) ? pattern.exec(key) : null
  if (!match) return undefined
  return Object.fromEntries(
    template.placeholders.map((name, place) => [name, match[place + 1] as string]),
  )
}
