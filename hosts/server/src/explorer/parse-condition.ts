import { InvalidRequestError, type Query, type TableDefinition } from '@longtable/store'
import { tokensOf } from './condition-tokens.ts'
import { type KeyNames, keyNames } from './key-names.ts'
import { type Clause, readClauses } from './read-clauses.ts'

/** A partition key and a sort key of DynamoDB's greatest size, with their names. */
export const CONDITION_BYTES_MAX = 4_000

const refuse = (subject: string, rule: string): never => {
  throw new InvalidRequestError(subject, rule)
}

function partitionClause(all: readonly KeyNames[], clauses: readonly Clause[]): Clause {
  const known = new Set(all.flatMap(({ partition, sort }) => [partition, ...(sort ? [sort] : [])]))
  const unknown = clauses.find(({ name }) => !known.has(name))
  if (unknown)
    refuse(unknown.name, `is no key of this table; its keys are ${[...known].join(', ')}`)
  const heads = clauses.filter(({ name }) => all.some(({ partition }) => partition === name))
  const [first, second] = heads
  if (!first) {
    const names = [...new Set(all.map(({ partition }) => partition))].join(', ')
    return refuse('condition', `needs a partition key: one of ${names}, then = and its value`)
  }
  if (second) refuse(second.name, `a query reads one partition, and ${first.name} names it already`)
  if (!('equals' in first.condition)) refuse(first.name, 'a partition key takes = and nothing else')
  return first
}

/** The table or index that has both keys. */
function namesFor(all: readonly KeyNames[], head: Clause, tail: Clause | undefined): KeyNames {
  const candidates = all.filter(({ partition }) => partition === head.name)
  const found = tail ? candidates.find(({ sort }) => sort === tail.name) : candidates[0]
  if (found) return found
  const sorts = candidates.flatMap(({ sort }) => (sort ? [sort] : [])).join(' or ')
  const reason = sorts === '' ? 'that index has no sort key' : `its sort key is ${sorts}`
  return refuse(tail?.name ?? head.name, `does not go with ${head.name}: ${reason}`)
}

/** `PK=USER#… AND begins_with(SK, "GOAL#"), descending` as a query, or a refusal: key and rule. */
export function parseCondition(table: TableDefinition, text: string): Query {
  if (Buffer.byteLength(text) > CONDITION_BYTES_MAX)
    refuse('condition', `takes at most ${CONDITION_BYTES_MAX} bytes`)
  const { clauses, descending } = readClauses(tokensOf(text))
  const all = keyNames(table)
  const head = partitionClause(all, clauses)
  const [tail, extra] = clauses.filter((clause) => clause !== head)
  if (extra) refuse(extra.name, 'a query takes one condition on one sort key')
  const { index } = namesFor(all, head, tail)
  return {
    ...(index !== 'table' && { index }),
    partition: (head.condition as { equals: string }).equals,
    ...(tail && { sort: tail.condition }),
    ...(descending && { descending }),
  }
}
