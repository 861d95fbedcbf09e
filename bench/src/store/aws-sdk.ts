import { randomUUID } from 'node:crypto'
import {
  type AttributeValue,
  BatchGetItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  TransactWriteItemsCommand,
} from '@aws-sdk/client-dynamodb'
import type { Item, Key, Value } from '@longtable/store'
import type { Database } from './database.ts'
import type { Dynoxide } from './dynoxide.ts'
import { ITEMS_PER_PAGE } from './items.ts'

type Attributes = Record<string, AttributeValue>

const NEW = 'attribute_not_exists(PK)'

function attribute(value: Value): AttributeValue {
  if (typeof value === 'string') return { S: value }
  if (typeof value === 'number') return { N: String(value) }
  if (typeof value === 'boolean') return { BOOL: value }
  if (value === null) return { NULL: true }
  if (Array.isArray(value)) return { L: value.map(attribute) }
  return { M: attributes(value as Record<string, Value>) }
}

function attributes(values: Readonly<Record<string, Value>>): Attributes {
  const result: Attributes = {}
  for (const name in values) result[name] = attribute(values[name] as Value)
  return result
}

function valueOf(stored: AttributeValue): Value {
  if (stored.S !== undefined) return stored.S
  if (stored.N !== undefined) return Number(stored.N)
  if (stored.BOOL !== undefined) return stored.BOOL
  if (stored.L) return stored.L.map(valueOf)
  return stored.M ? itemOf(stored.M) : null
}

function itemOf(stored: Attributes): Item {
  const item: Record<string, Value> = {}
  for (const name in stored) item[name] = valueOf(stored[name] as AttributeValue)
  return item as Item
}

const keyOf = ({ PK, SK }: Key) => ({ PK: { S: PK }, SK: { S: SK } })

/** `cacheMiddleware` is the SDK's cheapest way; the adapter has no other advantage over this. */
function connect({ endpoint, region, credentials }: Dynoxide): DynamoDBClient {
  return new DynamoDBClient({
    endpoint,
    region,
    credentials,
    cacheMiddleware: true,
    requestHandler: { httpAgent: { keepAlive: true, maxSockets: 128 } },
  })
}

function reads(client: DynamoDBClient, TableName: string) {
  const page = async (
    index: { IndexName?: string; partition: string; sort: string },
    key: string,
  ) => {
    const { IndexName, partition, sort } = index
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName,
        ...(IndexName === undefined ? { ConsistentRead: true } : { IndexName }),
        KeyConditionExpression: `${partition} = :partition AND begins_with(${sort}, :prefix)`,
        ExpressionAttributeValues: { ':partition': { S: key }, ':prefix': { S: 'GOAL#' } },
        Limit: ITEMS_PER_PAGE,
      }),
    )
    return { items: Items.map(itemOf) }
  }
  return {
    async get(key: Key) {
      const input = { TableName, Key: keyOf(key), ConsistentRead: true }
      const { Item } = await client.send(new GetItemCommand(input))
      return Item && itemOf(Item)
    },
    async getMany(keys: readonly Key[]) {
      const wanted = { [TableName]: { Keys: keys.map(keyOf), ConsistentRead: true } }
      const { Responses } = await client.send(new BatchGetItemCommand({ RequestItems: wanted }))
      const found = new Map<string, Item>()
      for (const stored of Responses?.[TableName] ?? []) {
        const item = itemOf(stored)
        found.set(`${item.PK} ${item.SK}`, item)
      }
      return keys.map(({ PK, SK }) => found.get(`${PK} ${SK}`))
    },
    query: (partition: string) => page({ partition: 'PK', sort: 'SK' }, partition),
    indexQuery: (partition: string) =>
      page({ IndexName: 'GSI1', partition: 'GSI1PK', sort: 'GSI1SK' }, partition),
  }
}

/** Calls as one writes them by hand, with the documentation at hand. */
export function openAwsSdk(dynoxide: Dynoxide, name: string, TableName: string): Database {
  const client = connect(dynoxide)
  return {
    name,
    serverPid: dynoxide.pid,
    ...reads(client, TableName),
    async putNew(items) {
      const [only] = items as [Item]
      if (items.length === 1) {
        const input = { TableName, Item: attributes(only), ConditionExpression: NEW }
        await client.send(new PutItemCommand(input))
        return
      }
      const TransactItems = items.map((item) => ({
        Put: { TableName, Item: attributes(item), ConditionExpression: NEW },
      }))
      const ClientRequestToken = randomUUID()
      await client.send(new TransactWriteItemsCommand({ TransactItems, ClientRequestToken }))
    },
    async replace(item) {
      await client.send(new PutItemCommand({ TableName, Item: attributes(item) }))
    },
    async close() {
      client.destroy()
    },
  }
}
