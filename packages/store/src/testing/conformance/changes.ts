import { expect } from 'vitest'
import { ChangeGapError } from '../../errors.ts'
import type { StoreTests } from './world.ts'
import { allChanges, changesAfter, item, key, putAll, refusal } from './world.ts'

export const changes: StoreTests = {
  'records each verb with its old and new image': async ({ store }) => {
    await putAll(store, [item('a', { n: 1 })])
    await putAll(store, [item('a', { n: 2 })])
    await store.write([{ kind: 'update', key: key('a'), add: { n: 1 }, set: { x: [1] } }])
    await store.write([{ kind: 'delete', key: key('a') }])
    const images = (await allChanges(store)).map(({ key, old, new: next }) => ({ key, old, next }))
    expect(images).toEqual([
      { key: key('a'), old: undefined, next: item('a', { n: 1 }) },
      { key: key('a'), old: item('a', { n: 1 }), next: item('a', { n: 2 }) },
      { key: key('a'), old: item('a', { n: 2 }), next: item('a', { n: 3, x: [1] }) },
      { key: key('a'), old: item('a', { n: 3, x: [1] }), next: undefined },
    ])
  },

  'flags nothing as expired that had not expired': async ({ store, clock }) => {
    await putAll(store, [item('a', { ttl: clock.in(86_400) })])
    await store.write([{ kind: 'delete', key: key('a') }])
    expect((await allChanges(store)).map(({ expired }) => expired)).toEqual([undefined, undefined])
  },

  'gives every change an id of its own that stays the same': async ({ store }) => {
    for (let n = 0; n < 30; n++) await putAll(store, [item(`item-${n % 7}`, { n })])
    const ids = (await allChanges(store)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(30)
    expect((await allChanges(store)).map(({ id }) => id)).toEqual(ids)
  },

  'keeps the order of each item, also under load': async ({ store }) => {
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let n = 1; n <= 15; n++)
        await store.write([
          { kind: 'update', key: key(`lane-${lane}`), orCreate: true, add: { n: 1 } },
        ])
    })
    await Promise.all(lanes)
    const seen = new Map<string, number[]>()
    for (const { key, old, new: next } of await allChanges(store)) {
      const before = seen.get(key.SK) ?? []
      expect(old?.n).toBe(before.at(-1))
      seen.set(key.SK, [...before, Number(next?.n)])
    }
    expect([...seen.keys()]).toHaveLength(8)
    for (const numbers of seen.values())
      expect(numbers).toEqual(Array.from({ length: 15 }, (_, n) => n + 1))
  },

  'a transaction makes one change per changed item': async ({ store }) => {
    await putAll(store, [item('same', { n: 1 }), item('gone')])
    const before = await store.changes.newest()
    await store.write([
      { kind: 'put', item: item('new') },
      { kind: 'put', item: item('same', { n: 1 }) },
      { kind: 'delete', key: key('gone') },
      { kind: 'delete', key: key('never there') },
      { kind: 'check', key: key('checked'), when: 'absent' },
    ])
    const made = await changesAfter(store, before)
    expect(made.map(({ key }) => key.SK).toSorted()).toEqual(['gone', 'new'])
  },

  'a write that changes nothing makes no change': async ({ store }) => {
    const there = item('a', {
      n: 1,
      map: { b: 1, a: [null, { d: 1, c: 2 }] },
      GSI1PK: 'G',
      GSI1SK: '1',
    })
    await putAll(store, [there])
    const before = await store.changes.newest()
    await putAll(store, [{ ...there, map: { a: [null, { c: 2, d: 1 }], b: 1 } }])
    await store.writeMany({ puts: [there], deletes: [key('none')] })
    await store.write([{ kind: 'delete', key: key('none') }])
    await store.write([{ kind: 'update', key: key('a'), set: { n: 1 } }])
    expect(await changesAfter(store, before)).toEqual([])
  },

  'writeMany is recorded like any write': async ({ store }) => {
    await store.writeMany({ puts: [item('a', { n: 1 }), item('b')] })
    await store.writeMany({ puts: [item('a', { n: 2 })], deletes: [key('b')] })
    const made = await allChanges(store)
    const of = (SK: string) =>
      made.filter(({ key }) => key.SK === SK).map(({ old, new: next }) => [old, next])
    expect(of('a')).toEqual([
      [undefined, item('a', { n: 1 })],
      [item('a', { n: 1 }), item('a', { n: 2 })],
    ])
    expect(of('b')).toEqual([
      [undefined, item('b')],
      [item('b'), undefined],
    ])
  },

  'reads on from a position, in batches of any size': async ({ store }) => {
    for (let n = 0; n < 10; n++) await putAll(store, [item('a', { n })])
    const all = await allChanges(store)
    for (const limit of [1, 3, 10, 1000]) {
      const collected = []
      for (let after = await store.changes.oldest(), empty = 0; empty < 3; ) {
        const batch = await store.changes.read(after, limit)
        expect(batch.changes.length).toBeLessThanOrEqual(limit)
        collected.push(...batch.changes)
        empty = batch.changes.length === 0 ? empty + 1 : 0
        after = batch.position
      }
      expect(collected).toEqual(all)
    }
  },

  'newest lies after everything written before': async ({ store }) => {
    const start = await store.changes.newest()
    await putAll(store, [item('a')])
    const middle = await store.changes.newest()
    expect(await changesAfter(store, middle)).toEqual([])
    await putAll(store, [item('b')])
    expect((await changesAfter(store, middle)).map(({ key }) => key.SK)).toEqual(['b'])
    expect((await changesAfter(store, start)).map(({ key }) => key.SK).toSorted()).toEqual([
      'a',
      'b',
    ])
  },

  'a position survives reopening': async ({ engine, store }) => {
    await putAll(store, [item('a')])
    const { changes: seen, position } = await store.changes.read(await store.changes.oldest(), 10)
    expect(seen).toHaveLength(1)
    await putAll(store, [item('b')])
    const again = (await engine.reopen()).table('sample')
    expect((await changesAfter(again, position)).map(({ key }) => key.SK)).toEqual(['b'])
    await putAll(again, [item('c')])
    expect((await changesAfter(again, position)).map(({ key }) => key.SK).toSorted()).toEqual([
      'b',
      'c',
    ])
  },

  'says when each change was made': async ({ store }) => {
    const before = Date.now() - 7_200_000
    await putAll(store, [item('a')])
    const [change] = await allChanges(store)
    expect(change?.at).toBeGreaterThan(before)
    expect(change?.at).toBeLessThanOrEqual(Date.now() + 2000)
  },

  'trimming forgets old changes, and a reader that is behind them is told': async ({
    store,
    tools,
  }) => {
    const start = await store.changes.oldest()
    for (let n = 0; n < 6; n++) await putAll(store, [item('a', { n })])
    const { position } = await store.changes.read(start, 4)
    expect(await tools.trim(position)).toBe(4)
    await expect(store.changes.read(start, 10)).rejects.toBeInstanceOf(ChangeGapError)
    expect((await changesAfter(store, position)).map((change) => change.new?.n)).toEqual([4, 5])
    expect((await allChanges(store)).map((change) => change.new?.n)).toEqual([4, 5])
    await putAll(store, [item('a', { n: 6 })])
    expect((await changesAfter(store, position)).map((change) => change.new?.n)).toEqual([4, 5, 6])
  },

  'trimming everything keeps positions valid': async ({ store, tools }) => {
    for (let n = 0; n < 3; n++) await putAll(store, [item('a', { n })])
    const end = await store.changes.newest()
    await tools.trim(end)
    expect(await changesAfter(store, end)).toEqual([])
    await putAll(store, [item('a', { n: 3 })])
    expect((await changesAfter(store, end)).map((change) => change.new?.n)).toEqual([3])
  },

  'a table without log says so': async ({ engine }) => {
    const store = engine.table('quiet')
    await putAll(store, [item('a')])
    expect((await refusal(store.changes.oldest())).subject).toBe('table quiet')
    expect((await refusal(store.changes.newest())).subject).toBe('table quiet')
  },

  'refuses a position that is none and a limit out of bounds': async ({ store }) => {
    const { subject } = await refusal(store.changes.read('no position', 10))
    expect(subject).toContain('log position')
    const start = await store.changes.oldest()
    for (const limit of [0, -1, 1.5, 1001]) {
      const error = await refusal(store.changes.read(start, limit))
      expect([error.subject, error.rule]).toEqual(['limit', 'a whole number from 1 to 1000'])
    }
  },
}
