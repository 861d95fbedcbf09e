import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ConditionFailedError, StoreUnavailableError, WriteConflictError } from '../errors.ts'
import type { Store, TableDefinition } from '../port.ts'
import { type DynamoDBEndpoint, startDynoxide } from '../testing/dynoxide.ts'
import { type FaultProxy, type FaultRule, openFaultProxy } from '../testing/fault-proxy.ts'
import { openDynamoDB } from './index.ts'
import { TRIES_MAX } from './retry.ts'

const SEED = 20_24
const definition: TableDefinition = { name: 'notes', indexes: {}, ttl: 'ttl', log: true }
const tables = [definition]

let engine: DynamoDBEndpoint
let proxy: FaultProxy
/** The same table, reached without faults. */
let direct: Store
let tableNames: Record<string, string>

beforeAll(async () => {
  engine = await startDynoxide()
  proxy = await openFaultProxy({ endpoint: engine.endpoint, seed: SEED })
})
afterAll(async () => {
  await proxy[Symbol.asyncDispose]()
  await engine[Symbol.asyncDispose]()
})
beforeEach(async () => {
  tableNames = { notes: `notes-${randomUUID().slice(0, 8)}` }
  direct = (await openDynamoDB({ ...engine, tables, tableNames, createTables: true })).table(
    'notes',
  )
  proxy.configure([])
})

async function throughProxy(wait: () => Promise<void> = () => Promise.resolve()) {
  const { endpoint } = proxy
  const { region, credentials } = engine
  const options = { endpoint, region, credentials, tables, tableNames, wait }
  return (await openDynamoDB(options)).table('notes')
}

/** The first try meets the fault; before the second one `meanwhile` happens and the fault ends. */
async function faultOnce(rule: FaultRule, meanwhile: () => Promise<unknown> = async () => {}) {
  proxy.configure([rule])
  return throughProxy(async () => {
    expect(proxy.counts[rule.fault]).toBe(1)
    proxy.configure([])
    await meanwhile()
  })
}

const key = { PK: 'P', SK: 'S' }
const lost = ['drop-reply', 'error-after'] as const
const before = ['drop-request', 'error-before', 'throttle'] as const

describe.each(lost)('after %s, when the engine has done its work', (fault) => {
  const rule = { fault, share: 1 }

  it('a conditional put is done, not a failed condition', async () => {
    const store = await faultOnce(rule)
    await store.write([{ kind: 'put', item: { ...key, n: 1 }, when: 'absent' }])
    expect(await direct.get(key)).toEqual({ ...key, n: 1 })
  })

  it('a conditional delete is done, not a failed condition', async () => {
    await direct.write([{ kind: 'put', item: key }])
    const store = await faultOnce(rule)
    await store.write([{ kind: 'delete', key, when: 'present' }])
    expect(await direct.get(key)).toBeUndefined()
  })

  it('a counter counts once', async () => {
    const store = await faultOnce(rule)
    await store.write([{ kind: 'update', key, orCreate: true, add: { n: 1 } }])
    expect(await direct.get(key)).toEqual({ ...key, n: 1 })
  })

  it('a write is not repeated over what others made of it meanwhile', async () => {
    const store = await faultOnce(rule, () =>
      direct.write([{ kind: 'update', key, set: { n: 2 } }]),
    )
    await store.write([{ kind: 'put', item: { ...key, n: 1 }, when: 'absent' }])
    expect(await direct.get(key)).toEqual({ ...key, n: 2 })
  })

  it('a transaction is done once', async () => {
    const store = await faultOnce(rule)
    await store.write([
      { kind: 'put', item: key, when: 'absent' },
      { kind: 'update', key: { PK: 'P', SK: 'count' }, orCreate: true, add: { n: 1 } },
    ])
    expect(await direct.get({ PK: 'P', SK: 'count' })).toMatchObject({ n: 1 })
  })

  it('a blind update of an item that went meanwhile says that there is none', async () => {
    await direct.write([{ kind: 'put', item: key }])
    const store = await faultOnce(rule, () => direct.write([{ kind: 'delete', key }]))
    const update = store.write([{ kind: 'update', key, set: { n: 1 } }])
    await expect(update).rejects.toThrow(ConditionFailedError)
    expect(await direct.get(key)).toBeUndefined()
  })
})

describe.each(before)('after %s, when the engine has done nothing', (fault) => {
  const rule = { fault, share: 1 }

  it('the write is made by the second try', async () => {
    const store = await faultOnce(rule)
    await store.write([{ kind: 'update', key, orCreate: true, add: { n: 1 } }])
    expect(await direct.get(key)).toEqual({ ...key, n: 1 })
  })

  it('who was beaten by the very same item is told so', async () => {
    const claim = { kind: 'put', item: { ...key, claimed: true }, when: 'absent' } as const
    const store = await faultOnce(rule, () => direct.write([claim]))
    await expect(store.write([claim])).rejects.toThrow(ConditionFailedError)
  })

  it('who comes second to a removal is told so', async () => {
    await direct.write([{ kind: 'put', item: key }])
    const take = { kind: 'delete', key, when: 'present' } as const
    const store = await faultOnce(rule, () => direct.write([take]))
    await expect(store.write([take])).rejects.toThrow(ConditionFailedError)
  })
})

it('50 concurrent additions are exact under lost replies and conflicts', async () => {
  proxy.configure([
    { fault: 'drop-reply', share: 0.2 },
    { fault: 'conflict', share: 0.05 },
  ])
  const store = await throughProxy()
  const add = () => store.write([{ kind: 'update', key, orCreate: true, add: { n: 1 } }])
  await Promise.all(Array.from({ length: 50 }, add))
  expect(await direct.get(key)).toEqual({ ...key, n: 50 })
  expect(proxy.counts['drop-reply']).toBeGreaterThan(0)
})

it('no write is lost or made twice under every fault at once', async () => {
  const faults = [
    'throttle',
    'conflict',
    'drop-request',
    'drop-reply',
    'error-before',
    'error-after',
  ]
  proxy.configure(faults.map((fault) => ({ fault, share: 0.04 }) as FaultRule))
  const store = await throughProxy()
  const start = await direct.changes.newest()
  const acts = Array.from({ length: 60 }, (_, n) =>
    store.write([
      { kind: 'put', item: { PK: 'P', SK: `entry-${n}`, n }, when: 'absent' },
      { kind: 'update', key: { PK: 'P', SK: 'count' }, orCreate: true, add: { n: 1 } },
    ]),
  )
  await Promise.all(acts)
  const { items } = await direct.query({ partition: 'P', sort: { begins: 'entry-' } })
  expect(items).toHaveLength(60)
  expect(await direct.get({ PK: 'P', SK: 'count' })).toMatchObject({ n: 60 })
  const { changes } = await direct.changes.read(start, 1000)
  expect(changes).toHaveLength(120)
})

it('writeMany writes what came back unprocessed, and getMany reads it', async () => {
  proxy.configure([{ fault: 'unprocessed', share: 1 }])
  const store = await throughProxy()
  const items = Array.from({ length: 130 }, (_, n) => ({ PK: `P${n % 3}`, SK: `${n}`, n }))
  await store.writeMany({ puts: items })
  expect(proxy.counts.unprocessed).toBeGreaterThan(5)
  expect(await direct.getMany(items)).toEqual(items)
  proxy.configure([{ fault: 'unprocessed', share: 1 }])
  expect(await store.getMany([...items, items[0] as (typeof items)[0]])).toEqual([
    ...items,
    items[0],
  ])
  expect(proxy.counts.unprocessed).toBeGreaterThan(1)
  await store.writeMany({ deletes: items.slice(0, 100) })
  expect((await direct.getMany(items)).filter(Boolean)).toEqual(items.slice(100))
})

describe('gives up after ten tries', () => {
  const put = { kind: 'put', item: key } as const

  it.each([
    ['throttle', StoreUnavailableError],
    ['conflict', WriteConflictError],
    ['error-before', StoreUnavailableError],
    ['drop-request', StoreUnavailableError],
  ] as const)('%s', async (fault, kind) => {
    proxy.configure([{ fault, share: 1 }])
    const store = await throughProxy()
    await expect(store.write([put])).rejects.toBeInstanceOf(kind)
    expect(proxy.counts[fault]).toBe(TRIES_MAX)
    await expect(store.write([{ ...put, when: 'absent' }])).rejects.toBeInstanceOf(kind)
    expect(proxy.counts[fault]).toBe(2 * TRIES_MAX)
  })

  it('throttle, for reads and batches', async () => {
    proxy.configure([{ fault: 'throttle', share: 1 }])
    const store = await throughProxy()
    await expect(store.get(key)).rejects.toBeInstanceOf(StoreUnavailableError)
    await expect(store.query({ partition: 'P' })).rejects.toBeInstanceOf(StoreUnavailableError)
    await expect(store.writeMany({ puts: [key] })).rejects.toBeInstanceOf(StoreUnavailableError)
    expect(proxy.counts.throttle).toBe(3 * TRIES_MAX)
  })
})
