import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { InvalidRequestError, StoreUnavailableError } from '../errors.ts'
import type { TableDefinition } from '../port.ts'
import { type DynamoDBEndpoint, startDynoxide } from '../testing/dynoxide.ts'
import { type ConsumedCapacity, type DynamoDBOptions, openDynamoDB } from './index.ts'
import { createTableParameters } from './tables.ts'
import { sdkTransport } from './transport.ts'

let engine: DynamoDBEndpoint

beforeAll(async () => {
  engine = await startDynoxide()
})
afterAll(() => engine[Symbol.asyncDispose]())

const notes: TableDefinition = {
  name: 'notes',
  indexes: { GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' } },
  ttl: 'expiresAt',
  log: true,
}
const leases: TableDefinition = { name: 'leases', indexes: {}, log: false }

function fresh(tables: readonly TableDefinition[]) {
  const suffix = randomUUID().slice(0, 8)
  return Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`]))
}

function open(options: DynamoDBOptions) {
  const { endpoint, region, credentials } = engine
  return openDynamoDB({ endpoint, region, credentials, createTables: true, ...options })
}

it('creates tables from their definition: on demand, all attributes in indexes, log as stream', () => {
  expect(createTableParameters(notes, 'prod-notes')).toEqual({
    TableName: 'prod-notes',
    KeySchema: [
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ],
    AttributeDefinitions: ['PK', 'SK', 'GSI1PK', 'GSI1SK'].map((AttributeName) => ({
      AttributeName,
      AttributeType: 'S',
    })),
    BillingMode: 'PAY_PER_REQUEST',
    GlobalSecondaryIndexes: [
      {
        IndexName: 'GSI1',
        KeySchema: [
          { AttributeName: 'GSI1PK', KeyType: 'HASH' },
          { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  })
  expect(Object.keys(createTableParameters(leases, 'leases'))).not.toContain('StreamSpecification')
})

it('creating twice changes nothing and keeps the data', async () => {
  const tableNames = fresh([notes, leases])
  const first = await open({ tables: [notes, leases], tableNames })
  const item = { PK: 'P', SK: 'S', n: 1 }
  await first.table('notes').write([{ kind: 'put', item }])
  const before = await first.describeTables()
  await first.close()
  const second = await open({ tables: [notes, leases], tableNames })
  expect(await second.describeTables()).toEqual(before)
  expect(await second.table('notes').get({ PK: 'P', SK: 'S' })).toEqual(item)
  expect(before).toMatchObject([
    { table: 'notes', tableName: tableNames.notes, status: 'ACTIVE', indexes: { GSI1: 'ACTIVE' } },
    { table: 'leases', status: 'ACTIVE', indexes: {} },
  ])
  expect(before.map(({ streamArn }) => streamArn !== undefined)).toEqual([true, false])
  await second.close()
})

it('sets the attribute of the expiry', async () => {
  const tableNames = fresh([notes])
  await (await open({ tables: [notes], tableNames })).close()
  const transport = sdkTransport(engine)
  const TableName = tableNames.notes
  const { TimeToLiveDescription } = await transport.send('DescribeTimeToLive', { TableName })
  expect(TimeToLiveDescription).toMatchObject({
    TimeToLiveStatus: 'ENABLED',
    AttributeName: 'expiresAt',
  })
  transport.close()
})

it('adds indexes and the log to a table that lacks them, filled with what is there', async () => {
  const tableNames = fresh([notes])
  const item = { PK: 'P', SK: 'S', GSI2PK: 'G', GSI3PK: 'H' }
  const before = await open({ tables: [{ ...notes, log: false }], tableNames })
  await before.table('notes').write([{ kind: 'put', item }])
  await before.close()
  const indexes = { ...notes.indexes, GSI2: { partition: 'GSI2PK' }, GSI3: { partition: 'GSI3PK' } }
  const after = await open({ tables: [{ ...notes, indexes }], tableNames })
  const [state] = await after.describeTables()
  expect(state?.indexes).toEqual({ GSI1: 'ACTIVE', GSI2: 'ACTIVE', GSI3: 'ACTIVE' })
  expect(state?.streamArn).toBeDefined()
  for (const [index, partition] of [
    ['GSI2', 'G'],
    ['GSI3', 'H'],
  ] as const)
    expect((await after.table('notes').query({ index, partition })).items).toEqual([item])
  await after.close()
})

it('refuses a table or an index whose keys are others', async () => {
  const tableNames = fresh([notes])
  await (await open({ tables: [notes], tableNames })).close()
  const other = { ...notes, indexes: { GSI1: { partition: 'GSI1PK', sort: 'createdAt' } } }
  const refusal = open({ tables: [other], tableNames })
  await expect(refusal).rejects.toThrow(InvalidRequestError)
  await expect(refusal).rejects.toThrow(/index GSI1 .* instead of HASH GSI1PK, RANGE createdAt/)
})

it('names the table that is missing, and describes it as missing', async () => {
  const store = await open({ tables: [notes], tableNames: fresh([notes]), createTables: false })
  const read = store.table('notes').get({ PK: 'P', SK: 'S' })
  await expect(read).rejects.toThrow(StoreUnavailableError)
  await expect(read).rejects.toThrow(/table notes \(notes-[0-9a-f]{8}\) is not there/)
  const write = store
    .table('notes')
    .write([{ kind: 'check', key: { PK: 'P', SK: 'S' }, when: 'absent' }])
  await expect(write).rejects.toThrow(/table notes .* is not there/)
  expect(await store.describeTables()).toMatchObject([{ status: 'MISSING', indexes: {} }])
  await store.close()
})

it('reports the capacity of each call under our own table name', async () => {
  const calls: ConsumedCapacity[] = []
  const onCapacity = (call: ConsumedCapacity) => calls.push(call)
  const store = await open({ tables: [leases], tableNames: fresh([leases]), onCapacity })
  const table = store.table('leases')
  const item = { PK: 'P', SK: 'S', text: 'x'.repeat(5000) }
  await table.write([{ kind: 'put', item }])
  await table.write([{ kind: 'update', key: item, add: { n: 1 } }])
  await table.get(item)
  await table.get(item, { stale: true })
  await table.query({ partition: 'P' })
  const leasesOnly = (operation: string, readUnits: number, writeUnits: number) => ({
    operation,
    table: 'leases',
    readUnits,
    writeUnits,
  })
  expect(calls).toEqual([
    leasesOnly('PutItem', 0, 5),
    leasesOnly('TransactWriteItems', 0, 10),
    leasesOnly('GetItem', 2, 0),
    leasesOnly('GetItem', 1, 0),
    leasesOnly('Query', 2, 0),
  ])
  await store.close()
})

it('says that this engine cannot make backups', async () => {
  const store = await open({ tables: [leases], tableNames: fresh([leases]) })
  const backup = store.tools('leases').backup('nightly')
  await expect(backup).rejects.toThrow(StoreUnavailableError)
  await expect(backup).rejects.toThrow('cannot make backups')
  await store.close()
})
