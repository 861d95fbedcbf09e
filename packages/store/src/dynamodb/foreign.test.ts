import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { foreignIn } from '../foreign.ts'
import type { Item, Value } from '../port.ts'
import { item, quiet, refusal, sample, scanned, sortKeys } from '../testing/conformance/world.ts'
import { openTestLmdb } from '../testing/stores.ts'
import { startDynoxide } from '../testing/dynoxide.ts'
import type { Attributes } from './marshal.ts'
import { openDynamoDB } from './open.ts'

const FOREIGN: Attributes = {
  tags: { SS: ['a', 'b'] },
  sizes: { NS: ['1', '2'] },
  seal: { B: Uint8Array.of(0, 255) },
  seals: { BS: [Uint8Array.of(1), Uint8Array.of(2)] },
  large: { N: '12345678901234567890123456789012345678' },
  nested: { M: { list: { L: [{ SS: ['c'] }] } } },
}

/** A table of ours, and the plain SDK of another program beside it. */
async function open() {
  const { endpoint, region, credentials, ...dynoxide } = await startDynoxide()
  const tableName = `sample-${randomUUID()}`
  const engine = await openDynamoDB({
    tables: [sample],
    tableNames: { sample: tableName },
    endpoint,
    region,
    credentials,
    createTables: true,
  })
  const client = new DynamoDBClient({ endpoint, region, credentials })
  const keyOf = (SK: string): Attributes => ({ PK: { S: 'P' }, SK: { S: SK } })
  return {
    store: engine.table(sample.name),
    tools: engine.tools(sample.name),
    putRaw: (SK: string, attributes: Attributes) =>
      client.send(
        new PutItemCommand({ TableName: tableName, Item: { ...keyOf(SK), ...attributes } }),
      ),
    getRaw: async (SK: string) =>
      (await client.send(new GetItemCommand({ TableName: tableName, Key: keyOf(SK) }))).Item,
    async [Symbol.asyncDispose]() {
      client.destroy()
      await engine.close()
      await dynoxide[Symbol.asyncDispose]()
    },
  }
}

it('goes on behind an item of another writer in changes, scans, lists and reads', async () => {
  await using world = await open()
  const { store, tools } = world
  await store.write([{ kind: 'put', item: item('1') }])
  await world.putRaw('2', FOREIGN)
  await world.putRaw('2', { ...FOREIGN, tags: { SS: ['a', 'z'] } })
  await store.write([{ kind: 'put', item: item('3') }])
  const { changes } = await store.changes.read(await store.changes.oldest(), 100)
  const found = changes.map(({ key }) => key.SK)
  expect(found.toSorted()).toEqual(['1', '2', '2', '3'])
  expect(sortKeys(await scanned(tools)).toSorted()).toEqual(['1', '2', '3'])
  expect(sortKeys((await store.query({ partition: 'P' })).items)).toEqual(['1', '2', '3'])
  const read = (await store.get({ PK: 'P', SK: '2' })) as Item
  for (const name of Object.keys(FOREIGN)) expect(foreignIn(read[name]), name).toBeDefined()
})

it('writes another writer’s values back as they were for who asks for it, and else refuses', async () => {
  await using world = await open()
  const { store } = world
  await world.putRaw('1', FOREIGN)
  const read = (await store.get({ PK: 'P', SK: '1' })) as Item
  const copy = { ...read, SK: '2' }
  const set = { tags: read.tags as Value }
  const key = { PK: 'P', SK: '1' }
  for (const refused of [
    () => store.write([{ kind: 'put', item: copy }]),
    () => store.write([{ kind: 'update', key, set }]),
    () => store.writeMany({ puts: [copy] }),
  ])
    expect((await refusal(refused())).message).toContain('only DynamoDB holds')
  await store.writeMany({ puts: [copy], keepsForeign: true })
  const { PK: _, SK: __, ...attributes } = (await world.getRaw('2')) as Attributes
  expect(attributes).toEqual(FOREIGN)

  await using lmdb = await openTestLmdb([sample, quiet], { clock: Date.now })
  const many = lmdb.table(sample.name).writeMany({ puts: [copy], keepsForeign: true })
  expect((await refusal(many)).message).toContain('only DynamoDB holds')
})
