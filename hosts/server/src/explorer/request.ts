import { InvalidRequestError } from '@longtable/store'
import type { QueryRequest } from './run-query.ts'
import type { ExplorerSource } from './source.ts'

export const ITEMS_DEFAULT = 25
export const ITEMS_MAX = 100
export const AFTER_LENGTH_MAX = 12_000

/** The table is known to this server, but not under that name. */
export class UnknownTableError extends InvalidRequestError {}

type Parameters = Readonly<Record<string, string>>

/** Every parameter at most once and none that is not known: a typo is told, not ignored. */
export function parametersOf(query: unknown, known: readonly string[]): Parameters {
  const entries = Object.entries((query ?? {}) as Record<string, unknown>)
  for (const [name, value] of entries) {
    if (!known.includes(name))
      throw new InvalidRequestError(
        name.slice(0, 40),
        `is not known here; known are ${known.join(', ')}`,
      )
    if (typeof value !== 'string') throw new InvalidRequestError(name, 'is given more than once')
  }
  return Object.fromEntries(entries) as Parameters
}

function limitOf(text: string | undefined): number {
  const limit = text === undefined ? ITEMS_DEFAULT : Number(text)
  if (!/^\d{1,4}$/.test(text ?? '1') || limit < 1 || limit > ITEMS_MAX)
    throw new InvalidRequestError('limit', `a whole number from 1 to ${ITEMS_MAX}`)
  return limit
}

export function sourceOf(
  sources: readonly ExplorerSource[],
  name: string | undefined,
): ExplorerSource {
  const names = sources.map(({ model }) => model.table.name)
  if (name === undefined)
    throw new InvalidRequestError('table', `is needed: one of ${names.join(', ')}`)
  const source = sources.find(({ model }) => model.table.name === name)
  if (!source)
    throw new UnknownTableError(
      'table',
      `there is no "${name.slice(0, 80)}"; there are ${names.join(', ')}`,
    )
  return source
}

export function queryRequest({ condition, limit, after }: Parameters): QueryRequest {
  if (condition === undefined || condition.trim() === '')
    throw new InvalidRequestError('condition', 'is needed: a partition key, such as PK=USER#…')
  if (after !== undefined && after.length > AFTER_LENGTH_MAX)
    throw new InvalidRequestError('after', `takes at most ${AFTER_LENGTH_MAX} characters`)
  return { condition, limit: limitOf(limit), after }
}
