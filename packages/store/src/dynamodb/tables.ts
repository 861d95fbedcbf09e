import { InvalidRequestError, StoreUnavailableError } from '../errors.ts'
import type { IndexDefinition, TableDefinition } from '../port.ts'
import { repeatable, subjectOf, type TableConnection } from './connection.ts'
import { retrying } from './retry.ts'
import type { Input, Output } from './transport.ts'

const POLL_MS = 1000
/** An index on a large table is filled for a long while. */
const POLLS_MAX = 3600

export interface TableState {
  readonly table: string
  /** The name it has in the engine. */
  readonly tableName: string
  /** `MISSING` when there is none. */
  readonly status: string
  readonly indexes: Readonly<Record<string, string>>
  readonly streamArn?: string
}

type Description = NonNullable<Output<'DescribeTable'>['Table']>
type KeySchema = NonNullable<Input<'CreateTable'>['KeySchema']>

function keySchema(partition: string, sort?: string): KeySchema {
  const schema: KeySchema = [{ AttributeName: partition, KeyType: 'HASH' }]
  if (sort !== undefined) schema.push({ AttributeName: sort, KeyType: 'RANGE' })
  return schema
}

const indexParameters = (name: string, { partition, sort }: IndexDefinition) => ({
  IndexName: name,
  KeySchema: keySchema(partition, sort),
  Projection: { ProjectionType: 'ALL' as const },
})

function attributeDefinitions(indexes: readonly IndexDefinition[]) {
  const names = new Set(['PK', 'SK'])
  for (const { partition, sort } of indexes) names.add(partition).add(sort ?? partition)
  return [...names].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const }))
}

const STREAM = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const

export function createTableParameters(
  { indexes, log }: TableDefinition,
  tableName: string,
): Input<'CreateTable'> {
  const all = Object.entries(indexes)
  return {
    TableName: tableName,
    KeySchema: keySchema('PK', 'SK'),
    AttributeDefinitions: attributeDefinitions(Object.values(indexes)),
    BillingMode: 'PAY_PER_REQUEST',
    ...(all.length > 0 && {
      GlobalSecondaryIndexes: all.map(([name, index]) => indexParameters(name, index)),
    }),
    ...(log && { StreamSpecification: STREAM }),
  }
}

/** Undefined when there is no such table. */
export function describe(connection: TableConnection): Promise<Description | undefined> {
  return retrying(connection.pace, subjectOf(connection), async () => {
    try {
      return (await connection.send('DescribeTable', { TableName: connection.tableName })).Table
    } catch (error) {
      if ((error as Error).name === 'ResourceNotFoundException') return undefined
      throw error
    }
  })
}

export async function stateOf(connection: TableConnection): Promise<TableState> {
  const { table, tableName } = connection
  const found = await describe(connection)
  const indexes = (found?.GlobalSecondaryIndexes ?? []).map((index) => [
    index.IndexName,
    index.IndexStatus,
  ])
  return {
    table: table.name,
    tableName,
    status: found?.TableStatus ?? 'MISSING',
    indexes: Object.fromEntries(indexes),
    ...(found?.LatestStreamArn !== undefined &&
      found.StreamSpecification?.StreamEnabled && { streamArn: found.LatestStreamArn }),
  }
}

async function untilActive(connection: TableConnection): Promise<Description> {
  for (let polls = 0; polls < POLLS_MAX; polls++) {
    const found = await describe(connection)
    const isActive =
      found?.TableStatus === 'ACTIVE' &&
      (found.GlobalSecondaryIndexes ?? []).every((index) => index.IndexStatus === 'ACTIVE')
    if (isActive) return found
    await connection.pace.wait(POLL_MS)
  }
  throw new StoreUnavailableError(`${subjectOf(connection)} does not become active.`)
}

/** Another process may have been quicker: that the table or the change is under way is fine. */
async function unlessInUse(change: Promise<unknown>): Promise<void> {
  try {
    await change
  } catch (error) {
    const cause = (error as Error).cause as Error | undefined
    if (cause?.name !== 'ResourceInUseException') throw error
  }
}

function checkSchema(found: KeySchema | undefined, expected: KeySchema, subject: string): void {
  const text = (schema: KeySchema) =>
    schema.map((part) => `${part.KeyType} ${part.AttributeName}`).join(', ')
  const [is, wanted] = [text(found ?? []), text(expected)]
  if (is !== wanted)
    throw new InvalidRequestError(subject, `has the keys ${is} instead of ${wanted}`)
}

/** DynamoDB adds one index at a time. */
async function addMissingIndexes(connection: TableConnection, found: Description): Promise<void> {
  const { table, tableName } = connection
  const there = new Map(
    (found.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, index]),
  )
  const known = Object.entries(table.indexes).filter(([name]) => there.has(name))
  for (const [name, { partition, sort }] of known)
    checkSchema(
      there.get(name)?.KeySchema,
      keySchema(partition, sort),
      `index ${name} of ${subjectOf(connection)}`,
    )
  const definitions = known.map(([, index]) => index)
  for (const [name, index] of Object.entries(table.indexes)) {
    if (there.has(name)) continue
    definitions.push(index)
    const change = repeatable(connection, 'UpdateTable', {
      TableName: tableName,
      AttributeDefinitions: attributeDefinitions(definitions),
      GlobalSecondaryIndexUpdates: [{ Create: indexParameters(name, index) }],
    })
    await unlessInUse(change)
    await untilActive(connection)
  }
}

async function enableExpiry(connection: TableConnection, ttl: string): Promise<void> {
  const { tableName } = connection
  const { TimeToLiveDescription: now } = await repeatable(connection, 'DescribeTimeToLive', {
    TableName: tableName,
  })
  const isOn = now?.TimeToLiveStatus === 'ENABLED' || now?.TimeToLiveStatus === 'ENABLING'
  if (isOn && now.AttributeName === ttl) return
  await repeatable(connection, 'UpdateTimeToLive', {
    TableName: tableName,
    TimeToLiveSpecification: { Enabled: true, AttributeName: ttl },
  })
}

/** Brings the engine's table to its definition; what is there already stays as it is. */
export async function ensureTable(connection: TableConnection): Promise<void> {
  const { table, tableName } = connection
  if (!(await describe(connection)))
    await unlessInUse(
      repeatable(connection, 'CreateTable', createTableParameters(table, tableName)),
    )
  const found = await untilActive(connection)
  checkSchema(found.KeySchema, keySchema('PK', 'SK'), subjectOf(connection))
  await addMissingIndexes(connection, found)
  if (table.log && !found.StreamSpecification?.StreamEnabled) {
    const change = { TableName: tableName, StreamSpecification: STREAM }
    await unlessInUse(repeatable(connection, 'UpdateTable', change))
    await untilActive(connection)
  }
  if (table.ttl !== undefined) await enableExpiry(connection, table.ttl)
}
