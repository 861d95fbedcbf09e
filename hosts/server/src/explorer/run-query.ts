import { fromItem, recognise, UnreadableItemError } from '@longtable/entity'
import { InvalidRequestError, type Item, type Position } from '@longtable/store'
import { conditionText } from './condition-text.ts'
import { describePattern } from './describe-table.ts'
import { keyNames } from './key-names.ts'
import { matchPatterns } from './match-patterns.ts'
import { parseCondition } from './parse-condition.ts'
import type { ExplorerSource } from './source.ts'

export interface QueryRequest {
  readonly condition: string
  readonly limit: number
  readonly after?: string | undefined
}

const encodePosition = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url')

/** The store itself refuses a position of another query; here only its form is checked. */
function decodePosition(text: string): Position {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Position
  } catch {
    // Falls through to the refusal, which says all a caller needs.
  }
  throw new InvalidRequestError('after', 'is not the "next" of an answer')
}

/** Each key attribute with the query that it stands in. */
function keyLinks({ model }: ExplorerSource, item: Item) {
  return keyNames(model.table).flatMap((names) => {
    const partition = item[names.partition]
    const sort = names.sort === undefined ? undefined : item[names.sort]
    if (typeof partition !== 'string') return []
    const links = [
      {
        index: names.index,
        attribute: names.partition,
        condition: conditionText(names, { partition }),
      },
    ]
    if (names.sort !== undefined && typeof sort === 'string')
      links.push({
        index: names.index,
        attribute: names.sort,
        condition: conditionText(names, { partition, sort: { equals: sort } }),
      })
    return links
  })
}

function presentItem(source: ExplorerSource, item: Item) {
  const entity = recognise(Object.values(source.model.entities), item)
  const name = Object.entries(source.model.entities).find(([, one]) => one === entity)?.[0]
  let problem: string | undefined
  try {
    if (entity) fromItem(entity, item)
  } catch (error) {
    if (!(error instanceof UnreadableItemError)) throw error
    problem = error.problem
  }
  return { entity: name, problem, links: keyLinks(source, item), item }
}

/** One page of literal items, what each is, and which documented pattern the query is. */
export async function runQuery(source: ExplorerSource, { condition, limit, after }: QueryRequest) {
  const { model, store } = source
  const query = parseCondition(model.table, condition)
  const page = await store.query({
    ...query,
    limit,
    ...(after && { after: decodePosition(after) }),
  })
  const matches = matchPatterns(model, query)
  const describe = (names: readonly string[]) => names.map((name) => describePattern(source, name))
  return {
    table: model.table.name,
    index: query.index ?? 'table',
    patterns: {
      same: describe(matches.same),
      wider: describe(matches.wider),
      narrower: describe(matches.narrower),
    },
    items: page.items.map((item) => presentItem(source, item)),
    next: page.next && encodePosition(page.next),
  }
}
