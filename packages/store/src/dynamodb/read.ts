import { StoreUnavailableError } from '../errors.ts'
import { isExpired, secondsOf } from '../expiry.ts'
import type { Item, Key, Query, QueryPage, ReadOptions } from '../port.ts'
import { positionOf } from '../position.ts'
import { checkKey } from '../validate.ts'
import { checkQuery, sortConditionHolds } from '../validate-read.ts'
import { keyText } from '../validate-write.ts'
import { repeatable, subjectOf, type TableConnection } from './connection.ts'
import { type Attributes, marshalKey, unmarshalItem } from './marshal.ts'
import { chunked, inParallel } from './parallel.ts'
import { queryParameters } from './read-parameters.ts'
import { pause, TRIES_MAX } from './retry.ts'

const BATCH_MAX = 100
const PARALLEL_MAX = 4
/** A page that expired items cut short is refilled in steps that do not shrink with its limit. */
const REFILL_MIN = 100

export async function get(
  connection: TableConnection,
  key: Key,
  { stale = false }: ReadOptions = {},
): Promise<Item | undefined> {
  checkKey(key)
  const { Item } = await repeatable(connection, 'GetItem', {
    TableName: connection.tableName,
    Key: marshalKey(key),
    ConsistentRead: !stale,
  })
  if (!Item) return undefined
  const item = unmarshalItem(Item)
  return isExpired(connection.table, item, secondsOf(connection.clock())) ? undefined : item
}

/** Tries count only while nothing moves: 16 MB a call may leave keys over without any trouble. */
async function getBatch(
  connection: TableConnection,
  keys: readonly Key[],
  stale: boolean,
): Promise<Attributes[]> {
  const found: Attributes[] = []
  let pending = keys.map(marshalKey)
  for (let tries = 1; ; tries++) {
    const { Responses, UnprocessedKeys } = await repeatable(connection, 'BatchGetItem', {
      RequestItems: { [connection.tableName]: { Keys: pending, ConsistentRead: !stale } },
    })
    for (const items of Object.values(Responses ?? {})) found.push(...items)
    const left = Object.values(UnprocessedKeys ?? {}).flatMap(({ Keys }) => Keys ?? [])
    if (left.length === 0) return found
    if (left.length < pending.length) tries = 0
    else if (tries === TRIES_MAX)
      throw new StoreUnavailableError(
        `${subjectOf(connection)}: ${left.length} keys stay unprocessed, after ${TRIES_MAX} tries.`,
      )
    pending = left
    await pause(connection.pace, tries)
  }
}

export async function getMany(
  connection: TableConnection,
  keys: readonly Key[],
  { stale = false }: ReadOptions = {},
): Promise<(Item | undefined)[]> {
  const distinct = new Map<string, Key>()
  for (const key of keys) {
    checkKey(key)
    distinct.set(keyText(key), key)
  }
  const batches = await inParallel(
    chunked([...distinct.values()], BATCH_MAX),
    PARALLEL_MAX,
    (batch) => getBatch(connection, batch, stale),
  )
  const nowSeconds = secondsOf(connection.clock())
  const items = new Map<string, Item>()
  for (const attributes of batches.flat()) {
    const item = unmarshalItem(attributes)
    if (!isExpired(connection.table, item, nowSeconds)) items.set(keyText(item), item)
  }
  return keys.map((key) => items.get(keyText(key)))
}

/** Not every engine matches a prefix to the letter: case and control characters have slipped. */
function matching({ sort }: Query, name: string | undefined, items: readonly Item[]) {
  if (!sort || !('begins' in sort) || name === undefined) return items
  return items.filter((item) => sortConditionHolds(sort, item[name] as string))
}

/** Asks on until the page is full or the end is reached: 1 MB and expired items cut answers short. */
export async function query(connection: TableConnection, request: Query): Promise<QueryPage> {
  const { table, tableName } = connection
  const { index, limit } = checkQuery(table, request)
  const target = { table, tableName, nowSeconds: secondsOf(connection.clock()) }
  const input = queryParameters({ ...request, limit }, target)
  const items: Item[] = []
  for (;;) {
    const { Items = [], LastEvaluatedKey } = await repeatable(connection, 'Query', input)
    const found = matching(request, index ? index.sort : 'SK', Items.map(unmarshalItem))
    const taken = found.slice(0, limit - items.length)
    items.push(...taken)
    const mayHaveMore = LastEvaluatedKey !== undefined || taken.length < found.length
    if (!mayHaveMore) return { items }
    if (items.length === limit) return { items, next: positionOf(items.at(-1) as Item, index) }
    input.ExclusiveStartKey = LastEvaluatedKey
    input.Limit = Math.max(limit - items.length, REFILL_MIN)
  }
}
