import { expect } from 'vitest'
import type { Condition, Operation } from '../../port.ts'
import type { StoreTests } from './world.ts'
import {
  conditionFailures,
  item,
  key,
  leaveExpired,
  putAll,
  scanned,
  sortKeys,
  walk,
} from './world.ts'

export const ttl: StoreTests = {
  'an item lives until its second comes': async ({ store, clock }) => {
    const written = item('a', { ttl: clock.in(10) })
    await putAll(store, [written])
    clock.advance(9)
    expect(await store.get(key('a'))).toEqual(written)
    clock.advance(1)
    expect(await store.get(key('a'))).toBeUndefined()
  },

  'an expired item is absent for every read': async (world) => {
    const { store, tools } = world
    await leaveExpired(world)
    await putAll(store, [item('here', { GSI1PK: 'G', GSI1SK: '1', GSI4PK: 'F' })])
    expect(await store.get(key('gone'))).toBeUndefined()
    expect(await store.get(key('gone'), { stale: true })).toBeUndefined()
    expect((await store.getMany([key('gone'), key('here')])).map((found) => found?.SK)).toEqual([
      undefined,
      'here',
    ])
    expect(sortKeys(await walk(store, { partition: 'P' }))).toEqual(['here'])
    expect(sortKeys(await walk(store, { index: 'GSI1', partition: 'G' }))).toEqual(['here'])
    expect(sortKeys(await walk(store, { index: 'GSI4', partition: 'F' }))).toEqual(['here'])
    expect(sortKeys(await scanned(tools))).toEqual(['here'])
  },

  'pages are refilled behind expired items': async ({ store, clock }) => {
    const many = Array.from({ length: 90 }, (_, n) =>
      item(`${100 + n}`, {
        GSI1PK: 'G',
        GSI1SK: `${100 + n}`,
        ...(n % 9 > 0 && { ttl: clock.in(5) }),
      }),
    )
    await store.writeMany({ puts: many })
    clock.advance(5)
    const left = sortKeys(many.filter((_, n) => n % 9 === 0))
    for (const descending of [false, true]) {
      const expected = descending ? left.toReversed() : left
      for (const source of [{ partition: 'P' }, { index: 'GSI1', partition: 'G' }]) {
        const page = await store.query({ ...source, limit: 4, descending })
        expect(sortKeys(page.items)).toEqual(expected.slice(0, 4))
        expect(sortKeys(await walk(store, { ...source, limit: 3, descending }))).toEqual(expected)
      }
    }
  },

  'a partition of expired items is empty': async ({ store, clock }) => {
    await store.writeMany({
      puts: Array.from({ length: 30 }, (_, n) => item(`${n}`, { ttl: clock.in(5) })),
    })
    clock.advance(5)
    expect(await store.query({ partition: 'P', limit: 10 })).toEqual({ items: [] })
  },

  'every condition treats an expired item as absent': async (world) => {
    const { store } = world
    await leaveExpired(world)
    const cases: [Condition, boolean][] = [
      ['absent', true],
      ['present', false],
      [{ attribute: 'n', missing: true }, true],
      [{ attribute: 'n', exists: true }, false],
      [{ attribute: 'n', equals: 1 }, false],
      [{ attribute: 'n', notEquals: 2 }, false],
      [{ attribute: 'n', in: [1] }, false],
      [{ attribute: 'n', atLeast: 0 }, false],
      [{ attribute: 'ttl', exists: true }, false],
      [{ attribute: 'ttl', missing: true }, true],
      [{ any: ['absent', { attribute: 'n', equals: 7 }] }, true],
      [{ all: ['present', { attribute: 'n', equals: 1 }] }, false],
      [{ all: ['absent', { attribute: 'n', missing: true }] }, true],
      [{ any: [{ all: ['present', { attribute: 'n', equals: 1 }] }, 'present'] }, false],
    ]
    for (const [when, holds] of cases) {
      const check: Operation = { kind: 'check', key: key('gone'), when, returnItem: true }
      if (holds) await store.write([check])
      else expect(await conditionFailures(store.write([check]))).toEqual([{ operation: 0 }])
    }
  },

  'a condition holds for an item that has not expired yet': async ({ store, clock }) => {
    await putAll(store, [item('a', { ttl: clock.in(10), n: 1 })])
    await store.write([{ kind: 'check', key: key('a'), when: 'present' }])
    await store.write([{ kind: 'check', key: key('a'), when: { attribute: 'n', equals: 1 } }])
    await conditionFailures(store.write([{ kind: 'check', key: key('a'), when: 'absent' }]))
  },
}
