import type { AnyEntity, Model } from '@longtable/entity'
import { expect, it } from 'vitest'

/** A query that a document makes of a whole partition, without a prefix of the sort key. */
export interface DocumentedList {
  /** The document and its row. */
  readonly row: string
  /** Absent means the table itself. */
  readonly index?: string
  readonly partition: string
  readonly newestFirst?: true
  /** What in this list may be ours as well, because its users made it. */
  readonly own?: string
}

/** A part in capitals is its own text, or one of several; any other stands for anything. */
function choices(segment: string): readonly string[] | undefined {
  if (!segment.includes('{')) return [segment]
  return /^\{[A-Z_|]+\}$/.test(segment) ? segment.slice(1, -1).split('|') : undefined
}

function segmentsMeet(a: string, b: string): boolean {
  const [x, y] = [choices(a), choices(b)]
  return !x || !y || x.some((one) => y.includes(one))
}

function partitionsMeet(a: string, b: string): boolean {
  const [x, y] = [a.split('#'), b.split('#')]
  return x.length === y.length && x.every((segment, place) => segmentsMeet(segment, y[place] ?? ''))
}

const prefixOf = (sort: string | undefined) => sort?.split('{')[0] ?? ''

/** What is ours in a list of a document, and would be met before all that the document lists. */
export function strangersIn({ entities }: Model, list: DocumentedList): string[] {
  const { index = 'table', partition, newestFirst, own } = list
  const there = Object.values<AnyEntity>(entities).flatMap(({ type, templates, ours }) => {
    const keys = templates[index]
    if (!keys || !partitionsMeet(keys.partition.text, partition)) return []
    return [{ type, sort: prefixOf(keys.sort?.text), isOurs: ours.includes(index) }]
  })
  const documented = there.filter(({ isOurs }) => !isOurs)
  const isBehind = (sort: string) =>
    documented.every((one) =>
      newestFirst ? sort < one.sort && !one.sort.startsWith(sort) : one.sort < sort,
    )
  return there
    .filter(({ sort, isOurs }) => isOurs && !(own && sort.startsWith(own)) && !isBehind(sort))
    .map(({ type, sort }) => `${type} (${sort}) is listed by ${list.row}`)
}

/** Whoever reads the table by the document alone meets what the document says, and nothing before it. */
export function keepsDocumentedLists(model: Model, lists: readonly DocumentedList[]): void {
  it.each(lists)('$row: lists nothing of ours', (list) => {
    const { index = 'table', partition } = list
    const held = Object.values<AnyEntity>(model.entities).filter(({ templates, ours }) => {
      const keys = templates[index]
      return keys && !ours.includes(index) && partitionsMeet(keys.partition.text, partition)
    })
    expect(held, 'the document has something there').not.toEqual([])
    expect(strangersIn(model, list)).toEqual([])
  })
}
