import { expect } from 'vitest'
import type { StoreTests } from './world.ts'
import { allChanges, conditionFailures, item, key, putAll, scanned, walk } from './world.ts'

export const writes: StoreTests = {
  'put replaces the whole item': async ({ store }) => {
    await putAll(store, [item('a', { n: 1, gone: true })])
    await putAll(store, [item('a', { n: 2 })])
    expect(await store.get(key('a'))).toEqual(item('a', { n: 2 }))
  },

  'put on absent happens once': async ({ store }) => {
    const put = { kind: 'put', item: item('a', { n: 1 }), when: 'absent' } as const
    await store.write([put])
    expect(await conditionFailures(store.write([put]))).toEqual([{ operation: 0 }])
    expect(await store.get(key('a'))).toEqual(item('a', { n: 1 }))
  },

  'a failed put gives back the item that was there when asked': async ({ store }) => {
    const there = item('a', { n: 1, text: 'there' })
    await putAll(store, [there])
    const put = {
      kind: 'put',
      item: item('a', { n: 2 }),
      when: 'absent',
      returnItem: true,
    } as const
    expect(await conditionFailures(store.write([put]))).toEqual([{ operation: 0, item: there }])
  },

  'a failure without an item there gives none back': async ({ store }) => {
    const operations = [
      { kind: 'put', item: item('a'), when: 'present', returnItem: true },
      { kind: 'update', key: key('a'), set: { n: 1 }, returnItem: true },
      { kind: 'delete', key: key('a'), when: 'present', returnItem: true },
      { kind: 'check', key: key('a'), when: 'present', returnItem: true },
    ] as const
    for (const operation of operations)
      expect(await conditionFailures(store.write([operation]))).toEqual([{ operation: 0 }])
  },

  'every verb gives back the item that was there when asked': async ({ store }) => {
    const there = item('a', { n: 1 })
    await putAll(store, [there])
    const when = { attribute: 'n', equals: 2 } as const
    const operations = [
      { kind: 'put', item: item('a'), when, returnItem: true },
      { kind: 'update', key: key('a'), set: { n: 1 }, when, returnItem: true },
      { kind: 'delete', key: key('a'), when, returnItem: true },
      { kind: 'check', key: key('a'), when, returnItem: true },
    ] as const
    for (const operation of operations)
      expect(await conditionFailures(store.write([operation]))).toEqual([
        { operation: 0, item: there },
      ])
    expect(await store.get(key('a'))).toEqual(there)
  },

  'delete removes the item and is content when there is none': async ({ store }) => {
    await putAll(store, [item('a'), item('b')])
    await store.write([{ kind: 'delete', key: key('a') }])
    await store.write([{ kind: 'delete', key: key('a') }])
    expect(await store.get(key('a'))).toBeUndefined()
    expect(await store.get(key('b'))).toEqual(item('b'))
  },

  'delete keeps an item whose condition fails': async ({ store }) => {
    await putAll(store, [item('a', { n: 1 })])
    const remove = { kind: 'delete', key: key('a'), when: { attribute: 'n', equals: 2 } } as const
    expect(await conditionFailures(store.write([remove]))).toEqual([{ operation: 0 }])
    expect(await store.get(key('a'))).toEqual(item('a', { n: 1 }))
  },

  'check writes nothing and fails like any condition': async ({ store }) => {
    await store.write([{ kind: 'check', key: key('a'), when: 'absent' }])
    expect(await store.get(key('a'))).toBeUndefined()
    const check = { kind: 'check', key: key('a'), when: 'present' } as const
    expect(await conditionFailures(store.write([check]))).toEqual([{ operation: 0 }])
    expect(await allChanges(store)).toEqual([])
  },

  'a failed write leaves items, indexes and changes as they were': async ({ store, tools }) => {
    const there = item('a', { GSI1PK: 'G', GSI1SK: '1', n: 1 })
    await putAll(store, [there])
    const before = await allChanges(store)
    const when = { attribute: 'n', equals: 2 } as const
    const moved = { GSI1PK: 'H', GSI1SK: '1' }
    await conditionFailures(store.write([{ kind: 'put', item: item('a', moved), when }]))
    await conditionFailures(store.write([{ kind: 'update', key: key('a'), set: moved, when }]))
    await conditionFailures(store.write([{ kind: 'delete', key: key('a'), when }]))
    expect(await scanned(tools)).toEqual([there])
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual([there])
    expect(await walk(store, { index: 'GSI1', partition: 'H' })).toEqual([])
    expect(await allChanges(store)).toEqual(before)
  },

  'writeMany puts and deletes more than one request of DynamoDB holds': async ({
    store,
    tools,
  }) => {
    const old = Array.from({ length: 60 }, (_, n) =>
      item(`old-${n}`, { GSI1PK: 'G', GSI1SK: `${n}` }),
    )
    await store.writeMany({ puts: old })
    expect(await scanned(tools)).toHaveLength(60)
    const puts = Array.from({ length: 60 }, (_, n) => item(`new-${n}`, { n }))
    await store.writeMany({ puts, deletes: old.map(({ PK, SK }) => ({ PK, SK })) })
    const left = await scanned(tools)
    expect(left.toSorted((a, b) => Number(a.n) - Number(b.n))).toEqual(puts)
    expect(await walk(store, { index: 'GSI1', partition: 'G' })).toEqual([])
  },

  'writeMany of nothing and of absent items is content': async ({ store }) => {
    await store.writeMany({})
    await store.writeMany({ puts: [], deletes: [] })
    await store.writeMany({ deletes: [key('none')] })
    expect(await allChanges(store)).toEqual([])
  },

  'writeMany replaces whole items': async ({ store }) => {
    await putAll(store, [item('a', { gone: 1 })])
    await store.writeMany({ puts: [item('a', { n: 2 })] })
    expect(await store.get(key('a'))).toEqual(item('a', { n: 2 }))
  },

  'takes items close to the largest that DynamoDB holds': async ({ store }) => {
    const large = item('a', { text: 'x'.repeat(409_000) })
    await store.write([{ kind: 'put', item: large, when: 'absent' }])
    expect(await store.get(key('a'))).toEqual(large)
    await store.write([{ kind: 'update', key: key('a'), set: { n: 1 } }])
    expect(await store.get(key('a'))).toEqual({ ...large, n: 1 })
  },
}
