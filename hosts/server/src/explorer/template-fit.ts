import type { AnyEntity, PatternDescription } from '@longtable/entity'

type Template = PatternDescription['partition']

const escapeLiteral = (literal: string) => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Of a derived part nothing is known; a field must be able to hold the text. */
function accepts(entities: readonly AnyEntity[], name: string, text: string): boolean {
  return entities.some((entity) => entity.schema.shape[name]?.safeParse(text).success ?? true)
}

/**
 * `{OPEN_ROLES}` alone is a derived part that stands for its own name, perhaps with a mark behind it:
 * a template that would otherwise fit every text.
 */
function fitsOwnName(template: Template, text: string): boolean | undefined {
  const [part, more] = template.parts
  if (!part || more || 'literal' in part || !/^[A-Z_]+$/.test(part.placeholder)) return undefined
  return (
    text.startsWith(part.placeholder) && /^([#~].+)?$/.test(text.slice(part.placeholder.length))
  )
}

/** Whether the text is a whole key of this template. */
export function fitsWhole(
  template: Template,
  text: string,
  entities: readonly AnyEntity[],
): boolean {
  const ownName = fitsOwnName(template, text)
  if (ownName !== undefined) return ownName
  const pattern = template.parts.map((part) =>
    'literal' in part ? escapeLiteral(part.literal) : '([^#]+)',
  )
  const match = new RegExp(`^${pattern.join('')}$`, 'u').exec(text)
  return (
    match !== null &&
    template.placeholders.every((name, place) => accepts(entities, name, match[place + 1] ?? ''))
  )
}

/** Whether a key of this template could begin with the text. */
export function fitsBeginning(
  template: Template,
  text: string,
  entities: readonly AnyEntity[],
): boolean {
  let rest = text
  for (const part of template.parts) {
    if (rest === '') return true
    if ('literal' in part) {
      if (part.literal.startsWith(rest)) return true
      if (!rest.startsWith(part.literal)) return false
      rest = rest.slice(part.literal.length)
      continue
    }
    const end = rest.indexOf('#')
    if (end === -1) return true
    if (end === 0 || !accepts(entities, part.placeholder, rest.slice(0, end))) return false
    rest = rest.slice(end)
  }
  return rest === ''
}

/** The text before the first placeholder. */
export function literalPrefix(template: Template): string {
  const first = template.parts[0]
  return first && 'literal' in first ? first.literal : ''
}

/** The beginning of a key as far as these parts fill it, or undefined when it is another key. */
export function filledBy(
  template: Template,
  given: readonly string[],
  text: string,
): string | undefined {
  const open = template.parts.findIndex(
    (part) => 'placeholder' in part && !given.includes(part.placeholder),
  )
  const pattern = template.parts
    .slice(0, open === -1 ? undefined : open)
    .map((part) => ('literal' in part ? escapeLiteral(part.literal) : '[^#]+'))
  return new RegExp(`^${pattern.join('')}`, 'u').exec(text)?.[0]
}

/** How much of a template is fixed text: the more, the more a match says. */
export const literalLength = (template: Template): number =>
  template.parts.reduce((sum, part) => sum + ('literal' in part ? part.literal.length : 0), 0)
