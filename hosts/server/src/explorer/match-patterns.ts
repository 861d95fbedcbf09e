import type { AnyEntity, Model, PatternDescription } from '@longtable/entity'
import type { Query, SortCondition } from '@longtable/store'
import { isWithin, type SortRange, sortRange, touches } from './sort-range.ts'
import { filledBy, fitsBeginning, fitsWhole, literalLength, literalPrefix } from './template-fit.ts'

type Template = PatternDescription['partition']

export interface PatternMatches {
  /** What the query is: the most specific patterns that give all it asks for. */
  readonly same: readonly string[]
  /** Patterns that read more of the partition than the query does. */
  readonly wider: readonly string[]
  /** Patterns that read a part of what the query does. */
  readonly narrower: readonly string[]
}

interface Candidate {
  readonly name: string
  readonly description: PatternDescription
  readonly range: SortRange
}

const prefixCondition = (sort: Template | undefined): SortCondition | undefined => {
  if (!sort) return undefined
  if (sort.placeholders.length === 0) return { equals: sort.text }
  const prefix = literalPrefix(sort)
  return prefix === '' ? undefined : { begins: prefix }
}

/** What the pattern says of the sort key when only the partition is given. */
export const patternSort = ({ sort, options }: PatternDescription): SortCondition | undefined =>
  options.sort ?? prefixCondition(sort)

/** A shard other than the first carries its number after the documented key. */
const withoutShard = (partition: string) => partition.replace(/#\d{1,4}$/, '')

const fitsPartition = (template: Template, text: string, entities: readonly AnyEntity[]) =>
  fitsWhole(template, text, entities) || fitsWhole(template, withoutShard(text), entities)

/** A partition that is one derived part fits every text, so fixed text is believed before it. */
function believable<T>(found: readonly T[], partition: (one: T) => Template): readonly T[] {
  const fixed = found.filter((one) => literalLength(partition(one)) > 0)
  return fixed.length > 0 ? fixed : found
}

function candidatesFor(model: Model, query: Query): readonly Candidate[] {
  const found = Object.entries(model.patterns)
    .map(([name, { description }]) => ({
      name,
      description,
      range: sortRange(patternSort(description)),
    }))
    .filter(({ description: { index, partition, entities } }) => {
      const sameIndex = index === (query.index ?? 'table')
      return sameIndex && fitsPartition(partition, query.partition, entities)
    })
  return believable(found, ({ description }) => description.partition)
}

/** Where in the partition something of this model can stand. */
function occupiedRanges(model: Model, query: Query): readonly SortRange[] {
  const found = Object.values(model.entities).flatMap((entity) => {
    const templates = entity.templates[query.index ?? 'table']
    return templates && fitsPartition(templates.partition, query.partition, [entity])
      ? [templates]
      : []
  })
  return believable(found, ({ partition }) => partition).map(({ sort }) =>
    sortRange(prefixCondition(sort)),
  )
}

/** What every key that the condition lets through begins with. */
function typedStart(typed: SortCondition | undefined): string {
  if (!typed) return ''
  if ('equals' in typed) return typed.equals
  if ('begins' in typed) return typed.begins
  if (!('between' in typed)) return ''
  const [from, to] = typed.between
  let end = 0
  while (end < from.length && from[end] === to[end]) end++
  return from.slice(0, end)
}

/** The sort key as far as the row fixes it; undefined when the query leaves open what the row names. */
function fixedStart({ description, range }: Candidate, start: string): string | undefined {
  const { sort, options } = description
  const { given = [] } = options
  return sort && given.length > 0 ? filledBy(sort, given, start) : range.from
}

/** The prefix alone does not tell `MSG#{at}` from `MSG#{kind}#{at}`: the typed key has a shape too. */
function fitsShape(description: PatternDescription, typed: SortCondition | undefined): boolean {
  const { operation, sort, entities } = description
  if (typed && 'equals' in typed) return !sort || fitsWhole(sort, typed.equals, entities)
  if (operation === 'GetItem') return sort?.placeholders.length === 0
  return !sort || !typed || !('begins' in typed) || fitsBeginning(sort, typed.begins, entities)
}

/** A single item says more than a list, and a longer prefix more than a short one. */
const specificity = (candidate: Candidate, start: string): number =>
  (candidate.description.operation === 'GetItem' ? 10_000 : 0) +
  (fixedStart(candidate, start)?.length ?? 0)

/** Which documented access patterns a query is, by index, partition and sort key. */
export function matchPatterns(model: Model, query: Query): PatternMatches {
  const candidates = candidatesFor(model, query)
  const typed = sortRange(query.sort)
  const start = typedStart(query.sort)
  const score = (candidate: Candidate) => specificity(candidate, start)
  const occupied = occupiedRanges(model, query).filter((range) => touches(range, typed))
  // Nothing but the pattern's own items can stand there: then the prefix need not be typed.
  const givesAll = ({ range }: Candidate) =>
    isWithin(typed, range) ||
    (occupied.length > 0 && occupied.every((occupant) => isWithin(occupant, range)))
  const holding = candidates
    .filter((candidate) => fixedStart(candidate, start) !== undefined)
    .filter((candidate) => givesAll(candidate) && fitsShape(candidate.description, query.sort))
    .sort((a, b) => score(b) - score(a))
  const best = holding[0] && score(holding[0])
  const narrower = candidates.filter(
    (candidate) => !holding.includes(candidate) && isWithin(candidate.range, typed),
  )
  const names = (list: readonly Candidate[]) => list.map(({ name }) => name)
  return {
    same: names(holding.filter((candidate) => score(candidate) === best)),
    wider: names(holding.filter((candidate) => score(candidate) !== best)),
    narrower: names(narrower),
  }
}
