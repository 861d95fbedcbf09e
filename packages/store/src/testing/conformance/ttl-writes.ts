import { expect } from 'vitest'
import type { StoreTests } from './world.ts'
import { allChanges, conditionFailures, item, key, leaveExpired, putAll, walk } from './world.ts'

const HOUR = 3600

export const ttlWrites: StoreTests = {
  'put absent replaces an expired item, wholly and in every index': async (world) => {
    const { store, clock } = world
    await leaveExpired(world)
    const fresh = item('gone', { GSI1PK: 'H', GSI1SK: '1', ttl: clock.in(60) })
    const put = { kind: 'put', item: fresh, when: 'absent' } as const
    await store.write([put])
    expect(await store.get(key('gone'))).toEqual(fresh)
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual([])
    expect(await walk(store, { index: 'GSI1', partition: 'H' })).toEqual([fresh])
    expect(await walk(store, { index: 'GSI4', partition: 'F' })).toEqual([])
    await conditionFailures(store.write([put]))
  },

  'an update does not bring an expired item back': async (world) => {
    const { store, clock } = world
    await leaveExpired(world)
    const update = {
      kind: 'update',
      key: key('gone'),
      set: { ttl: clock.in(60) },
      returnItem: true,
    } as const
    expect(await conditionFailures(store.write([update]))).toEqual([{ operation: 0 }])
    expect(await store.get(key('gone'))).toBeUndefined()
  },

  'orCreate over an expired item starts from nothing': async (world) => {
    const { store, clock } = world
    await leaveExpired(world)
    const update = { kind: 'update', key: key('gone'), orCreate: true, add: { n: 5 } } as const
    await store.write([{ ...update, set: { ttl: clock.in(60) } }])
    expect(await store.get(key('gone'))).toEqual(item('gone', { n: 5, ttl: clock.in(60) }))
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual([])
  },

  'orCreate over an expired item works inside a transaction': async (world) => {
    const { store } = world
    await leaveExpired(world)
    await store.write([
      { kind: 'update', key: key('gone'), orCreate: true, setIfMissing: { n: 9 } },
      { kind: 'put', item: item('beside') },
    ])
    expect(await store.getMany([key('gone'), key('beside')])).toEqual([
      item('gone', { n: 9 }),
      item('beside'),
    ])
  },

  'a failing transaction with orCreate over an expired item writes nothing': async (world) => {
    const { store } = world
    await leaveExpired(world)
    const failures = await conditionFailures(
      store.write([
        { kind: 'update', key: key('gone'), orCreate: true, add: { n: 9 } },
        { kind: 'check', key: key('none'), when: 'present' },
      ]),
    )
    expect(failures).toEqual([{ operation: 1 }])
    expect(await store.get(key('gone'))).toBeUndefined()
  },

  'delete of an expired item: content without condition, failed with present': async (world) => {
    const { store } = world
    await leaveExpired(world)
    const remove = { kind: 'delete', key: key('gone') } as const
    await conditionFailures(store.write([{ ...remove, when: 'present' }]))
    await store.write([{ ...remove, when: 'absent' }])
    await store.write([remove])
    expect(await store.get(key('gone'))).toBeUndefined()
  },

  'a transaction names expired items among its failures without their image': async (world) => {
    const { store } = world
    await leaveExpired(world)
    const failures = await conditionFailures(
      store.write([
        { kind: 'put', item: item('new'), when: 'absent' },
        { kind: 'delete', key: key('gone'), when: { attribute: 'n', equals: 1 }, returnItem: true },
      ]),
    )
    expect(failures).toEqual([{ operation: 1 }])
  },

  'extending the time keeps the item': async ({ store, clock }) => {
    await putAll(store, [item('a', { ttl: clock.in(10) }), item('b', { ttl: clock.in(10) })])
    await store.write([{ kind: 'update', key: key('a'), add: { ttl: HOUR } }])
    await store.write([{ kind: 'update', key: key('b'), remove: ['ttl'] }])
    clock.advance(11)
    expect((await store.getMany([key('a'), key('b')])).map((found) => found?.SK)).toEqual([
      'a',
      'b',
    ])
  },

  'an expired item keeps its place: a change over it is flagged': async (world) => {
    const { store } = world
    const old = await leaveExpired(world)
    await store.write([{ kind: 'put', item: item('gone', { n: 2 }), when: 'absent' }])
    const last = (await allChanges(store)).at(-1)
    expect(last).toMatchObject({
      key: key('gone'),
      old,
      new: item('gone', { n: 2 }),
      expired: true,
    })
  },
}
