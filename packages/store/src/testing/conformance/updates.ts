import { expect } from 'vitest'
import type { StoreTests } from './world.ts'
import {
  allChanges,
  conditionFailures,
  item,
  key,
  putAll,
  refusal,
  sortKeys,
  walk,
} from './world.ts'

export const updates: StoreTests = {
  'set, setIfMissing, remove and add work in one update': async ({ store }) => {
    await putAll(store, [item('a', { keep: 'k', set: 1, there: 'old', gone: 1, count: 5 })])
    await store.write([
      {
        kind: 'update',
        key: key('a'),
        set: { set: { now: ['a', 'map'] }, fresh: null },
        setIfMissing: { there: 'new', missing: 'new' },
        remove: ['gone', 'never there'],
        add: { count: -7, counter: 3 },
      },
    ])
    expect(await store.get(key('a'))).toEqual(
      item('a', {
        keep: 'k',
        set: { now: ['a', 'map'] },
        fresh: null,
        there: 'old',
        missing: 'new',
        count: -2,
        counter: 3,
      }),
    )
  },

  'setIfMissing respects null, false and the empty string': async ({ store }) => {
    const there = item('a', { nothing: null, no: false, empty: '' })
    await putAll(store, [there])
    const setIfMissing = { nothing: 1, no: 1, empty: 1 }
    await store.write([{ kind: 'update', key: key('a'), setIfMissing }])
    expect(await store.get(key('a'))).toEqual(there)
  },

  'needs the item to be there': async ({ store }) => {
    const update = { kind: 'update', key: key('a'), set: { n: 1 } } as const
    expect(await conditionFailures(store.write([update]))).toEqual([{ operation: 0 }])
    const missing = { ...update, when: { attribute: 'n', missing: true } } as const
    expect(await conditionFailures(store.write([missing]))).toEqual([{ operation: 0 }])
    expect(await conditionFailures(store.write([{ ...update, when: 'absent' }]))).toEqual([
      { operation: 0 },
    ])
    expect(await store.get(key('a'))).toBeUndefined()
  },

  'orCreate makes the item from its key and the update': async ({ store }) => {
    await store.write([
      {
        kind: 'update',
        key: key('a'),
        orCreate: true,
        set: { GSI1PK: 'G', GSI1SK: '1' },
        setIfMissing: { created: 1 },
        add: { n: 2 },
        remove: ['x'],
      },
    ])
    const made = item('a', { GSI1PK: 'G', GSI1SK: '1', created: 1, n: 2 })
    expect(await store.get(key('a'))).toEqual(made)
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual([made])
    await store.write([
      {
        kind: 'update',
        key: key('a'),
        orCreate: true,
        setIfMissing: { created: 2 },
        add: { n: 2 },
      },
    ])
    expect(await store.get(key('a'))).toEqual({ ...made, n: 4 })
  },

  'orCreate with a condition judges the absent item': async ({ store }) => {
    const update = { kind: 'update', key: key('a'), orCreate: true, add: { n: 1 } } as const
    expect(await conditionFailures(store.write([{ ...update, when: 'present' }]))).toEqual([
      { operation: 0 },
    ])
    const below = { any: ['absent', { attribute: 'n', lessThan: 2 }] } as const
    await store.write([{ ...update, when: below }])
    await store.write([{ ...update, when: below }])
    expect(await conditionFailures(store.write([{ ...update, when: below }]))).toEqual([
      { operation: 0 },
    ])
    expect(await store.get(key('a'))).toEqual(item('a', { n: 2 }))
  },

  'orCreate of a bare removal makes an item of its key alone': async ({ store }) => {
    await store.write([{ kind: 'update', key: key('a'), orCreate: true, remove: ['x'] }])
    expect(await store.get(key('a'))).toEqual(item('a'))
  },

  'moves index entries with their keys, into the index and out of it': async ({ store }) => {
    const find = async (partition: string) =>
      sortKeys(await walk(store, { index: 'GSI1', partition }))
    await putAll(store, [item('a', { GSI1PK: 'G' }), item('b', { GSI1PK: 'G', GSI1SK: '2' })])
    expect(await find('G')).toEqual(['b'])
    await store.write([{ kind: 'update', key: key('a'), set: { GSI1SK: '1' } }])
    expect(await find('G')).toEqual(['a', 'b'])
    await store.write([{ kind: 'update', key: key('a'), set: { GSI1SK: '3' } }])
    expect(await find('G')).toEqual(['b', 'a'])
    await store.write([{ kind: 'update', key: key('b'), set: { GSI1PK: 'H' } }])
    expect([await find('G'), await find('H')]).toEqual([['a'], ['b']])
    await store.write([{ kind: 'update', key: key('a'), remove: ['GSI1PK'] }])
    expect([await find('G'), await find('H')]).toEqual([[], ['b']])
    await store.write([
      { kind: 'update', key: key('a'), setIfMissing: { GSI1PK: 'H', GSI1SK: '9' } },
    ])
    expect(await find('H')).toEqual(['b', 'a'])
    expect((await walk(store, { index: 'GSI1', partition: 'H' }))[1]).toEqual(
      item('a', { GSI1PK: 'H', GSI1SK: '3' }),
    )
  },

  'shows what an update wrote in every index of the item': async ({ store }) => {
    await putAll(store, [
      item('a', { GSI1PK: 'G', GSI1SK: '1', GSI2PK: 'H', GSI2SK: '1', GSI4PK: 'F' }),
    ])
    await store.write([{ kind: 'update', key: key('a'), set: { text: 'new' }, add: { n: 1 } }])
    for (const [index, partition] of [
      ['GSI1', 'G'],
      ['GSI2', 'H'],
      ['GSI4', 'F'],
      ['shared', 'F'],
    ] as const) {
      const [found] = await walk(store, { index, partition })
      expect([found?.text, found?.n]).toEqual(['new', 1])
    }
  },

  'refuses to add to what is no number': async ({ store }) => {
    const there = item('a', { text: '1', list: [1], nothing: null, yes: true })
    await putAll(store, [there])
    for (const name of ['text', 'list', 'nothing', 'yes'])
      await refusal(store.write([{ kind: 'update', key: key('a'), add: { [name]: 1 } }]))
    expect(await store.get(key('a'))).toEqual(there)
  },

  'refuses an update that makes the item too large': async ({ store }) => {
    const there = item('a', { text: 'x'.repeat(300_000) })
    await putAll(store, [there])
    const more = 'y'.repeat(200_000)
    const error = await refusal(store.write([{ kind: 'update', key: key('a'), set: { more } }]))
    expect(error.subject).toBe('item P / a')
    expect(await store.get(key('a'))).toEqual(there)
    await store.write([{ kind: 'update', key: key('a'), set: { text: 'short', more } }])
    expect(await store.get(key('a'))).toEqual(item('a', { text: 'short', more }))
  },

  'an update that changes nothing makes no change': async ({ store }) => {
    await putAll(store, [item('a', { n: 1, list: [{ b: 1, a: 2 }] })])
    const before = await allChanges(store)
    await store.write([{ kind: 'update', key: key('a'), set: { n: 1, list: [{ a: 2, b: 1 }] } }])
    await store.write([{ kind: 'update', key: key('a'), add: { n: 0 }, remove: ['x'] }])
    await store.write([{ kind: 'update', key: key('a'), setIfMissing: { n: 9 } }])
    expect(await allChanges(store)).toEqual(before)
  },
}
