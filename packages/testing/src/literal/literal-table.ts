import {
  type AttributeValue,
  DynamoDBClient,
  GetItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import type { DynamoDBEndpoint } from '@longtable/store/testing/dynoxide'

export type Plain = Readonly<Record<string, unknown>>

/** A query as a document has it: an index, a partition, perhaps the beginning of the sort key. */
export interface LiteralQuery {
  /** `GSI1`; absent means the table itself. */
  readonly index?: string
  /** What the index is keyed by, where that is not `GSI1PK` and `GSI1SK`. */
  readonly keyedBy?: readonly [string, string?]
  readonly partition: string
  readonly begins?: string
  /** `ORDER BY SK DESC`. */
  readonly descending?: true
  readonly limit?: number
}

/** A table as the AWS SDK shows it, with nothing of ours in between. */
export interface LiteralTable {
  scan(): Promise<Plain[]>
  get(PK: string, SK: string): Promise<Plain | undefined>
  query(query: LiteralQuery): Promise<Plain[]>
  close(): void
}

function plain(value: AttributeValue): unknown {
  if (value.S !== undefined) return value.S
  if (value.N !== undefined) return Number(value.N)
  if (value.BOOL !== undefined) return value.BOOL
  if (value.L) return value.L.map(plain)
  if (value.M) return plainItem(value.M)
  if (value.NULL) return null
  throw new Error(`No document has such a value: ${JSON.stringify(value)}`)
}

const plainItem = (item: Record<string, AttributeValue>): Plain =>
  Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)]))

function parametersOf(TableName: string, query: LiteralQuery) {
  const { index, partition, begins, descending, limit } = query
  const own = index === undefined ? ['PK', 'SK'] : [`${index}PK`, `${index}SK`]
  const [pk = '', sk = ''] = query.keyedBy ?? own
  return {
    TableName,
    ...(index !== undefined && { IndexName: index }),
    KeyConditionExpression: begins === undefined ? '#p = :p' : '#p = :p AND begins_with(#s, :s)',
    ExpressionAttributeNames: { '#p': pk, ...(begins !== undefined && { '#s': sk }) },
    ExpressionAttributeValues: {
      ':p': { S: partition },
      ...(begins !== undefined && { ':s': { S: begins } }),
    },
    ScanIndexForward: descending !== true,
    ...(limit !== undefined && { Limit: limit }),
  }
}

export function literalTable(engine: DynamoDBEndpoint, TableName: string): LiteralTable {
  const { endpoint, region, credentials } = engine
  const client = new DynamoDBClient({ endpoint, region, credentials })
  type Read = Pick<QueryCommand['input'], 'ExclusiveStartKey'>
  async function all(
    read: (from: Read) => Promise<{
      Items?: Record<string, AttributeValue>[] | undefined
      LastEvaluatedKey?: Record<string, AttributeValue> | undefined
    }>,
    limit = Number.POSITIVE_INFINITY,
  ): Promise<Plain[]> {
    const items: Plain[] = []
    let from: Read = {}
    do {
      const { Items = [], LastEvaluatedKey } = await read(from)
      items.push(...Items.map(plainItem))
      from = LastEvaluatedKey ? { ExclusiveStartKey: LastEvaluatedKey } : {}
    } while (from.ExclusiveStartKey && items.length < limit)
    return items
  }
  return {
    scan: () => all((from) => client.send(new ScanCommand({ TableName, ...from }))),
    async get(PK, SK) {
      const Key = { PK: { S: PK }, SK: { S: SK } }
      const { Item } = await client.send(new GetItemCommand({ TableName, Key }))
      return Item && plainItem(Item)
    },
    query(query) {
      const parameters = parametersOf(TableName, query)
      const read = (from: Read) => client.send(new QueryCommand({ ...parameters, ...from }))
      return all(read, query.limit)
    },
    close: () => client.destroy(),
  }
}
