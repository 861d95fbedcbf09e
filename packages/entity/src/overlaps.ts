import type { AnyEntity, KeyTemplates } from './entity.ts'
import { fieldAccepts } from './recognise.ts'
import type { Template, TemplatePart } from './template.ts'

/**
 * Proofs about templates. A rendered part never holds `#`, so a key falls into the same segments as
 * its template, and two templates can only meet where they meet segment by segment.
 */
interface Segment {
  readonly entity: AnyEntity
  readonly parts: readonly TemplatePart[]
  /** The placeholder is the whole key. */
  readonly isWhole: boolean
}

function segments(entity: AnyEntity, template: Template): Segment[] {
  const found: TemplatePart[][] = [[]]
  for (const part of template.parts) {
    if ('placeholder' in part) {
      found.at(-1)?.push(part)
      continue
    }
    for (const [place, literal] of part.literal.split('#').entries()) {
      if (place > 0) found.push([])
      if (literal !== '') found.at(-1)?.push({ literal })
    }
  }
  const isWhole = template.parts.length === 1
  return found.map((parts) => ({ entity, parts, isWhole }))
}

const literalOf = ({ parts }: Segment): string | undefined => {
  if (parts.length === 0) return ''
  const [only] = parts
  return parts.length === 1 && only && 'literal' in only ? only.literal : undefined
}

function canHold({ entity, parts, isWhole }: Segment, literal: string): boolean {
  const [only] = parts
  if (parts.length === 1 && only && 'placeholder' in only) {
    const { placeholder } = only
    // A derived value that is one of a few words has their list as its name: `{USER|EMAIL}`. One that
    // is the whole key has its word: `{LETTERS}`.
    if ((isWhole || placeholder.includes('|')) && !(placeholder in entity.schema.shape))
      return placeholder.split('|').includes(literal)
    return literal !== '' && fieldAccepts(entity, placeholder, literal)
  }
  const first = parts[0]
  return !first || !('literal' in first) || literal.startsWith(first.literal)
}

function segmentsMeet(a: Segment, b: Segment): boolean {
  const x = literalOf(a)
  const y = literalOf(b)
  if (x !== undefined && y !== undefined) return x === y
  if (x !== undefined) return canHold(b, x)
  if (y !== undefined) return canHold(a, y)
  return true
}

type Side = { readonly entity: AnyEntity; readonly template: Template }

/** Whether some key could be of both templates. */
function canMeet(a: Side, b: Side): boolean {
  const x = segments(a.entity, a.template)
  const y = segments(b.entity, b.template)
  return (
    x.length === y.length && x.every((segment, place) => segmentsMeet(segment, y[place] as Segment))
  )
}

/** Whether reading one by its literal prefix could bring up the other. */
function prefixCanMeet(reader: Side, other: Side): boolean {
  // A key without placeholders is asked for whole.
  if (reader.template.placeholders.length === 0) return canMeet(reader, other)
  const first = reader.template.parts[0]
  const prefix = first && 'literal' in first ? first.literal : ''
  const x = segments(reader.entity, reader.template)
  const y = segments(other.entity, other.template)
  const whole = prefix.split('#').length - 1
  if (y.length < whole + 1) return false
  for (let place = 0; place < whole; place++)
    if (!segmentsMeet(x[place] as Segment, y[place] as Segment)) return false
  return segmentsMeet(x[whole] as Segment, y[whole] as Segment)
}

function pairs<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, place) => all.slice(place + 1).map((other): [T, T] => [one, other]))
}

const sides = (a: AnyEntity, b: AnyEntity, of: (entity: AnyEntity) => Template | undefined) => {
  const x = of(a)
  const y = of(b)
  return x && y
    ? ([
        { entity: a, template: x },
        { entity: b, template: y },
      ] as const)
    : undefined
}

/** Pairs of entities of which one item could be taken for either. */
export function confusable(entities: readonly AnyEntity[]): string[] {
  return pairs(entities).flatMap(([a, b]) => {
    const partition = sides(a, b, (entity) => entity.templates.table?.partition)
    const sort = sides(a, b, (entity) => entity.templates.table?.sort)
    const meet = partition && sort && canMeet(...partition) && canMeet(...sort)
    return meet ? [`${a.type} and ${b.type} can have the same key`] : []
  })
}

const templatesIn = (entity: AnyEntity, index: string): KeyTemplates | undefined =>
  entity.templates[index]

/** Pairs that share a partition of the table or an index and whose prefix queries would mix them. */
export function overlapping(entities: readonly AnyEntity[], index: string): string[] {
  return pairs(entities).flatMap(([a, b]) => {
    const partition = sides(a, b, (entity) => templatesIn(entity, index)?.partition)
    const sort = sides(a, b, (entity) => templatesIn(entity, index)?.sort)
    if (!partition || !sort || !canMeet(...partition)) return []
    const [x, y] = sort
    return prefixCanMeet(x, y) || prefixCanMeet(y, x)
      ? [`${index}: a prefix query for ${a.type} or ${b.type} can bring up the other`]
      : []
  })
}
