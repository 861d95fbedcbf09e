import { expect } from 'vitest'
import type { Operation } from '../../port.ts'
import type { StoreTests } from './world.ts'
import {
  allChanges,
  conditionFailures,
  item,
  key,
  putAll,
  refusal,
  scanned,
  sortKeys,
  walk,
} from './world.ts'

export const transactions: StoreTests = {
  'all operations happen together': async ({ store }) => {
    await putAll(store, [item('update', { n: 1 }), item('delete'), item('check', { ok: true })])
    await store.write([
      { kind: 'put', item: item('put', { n: 1 }), when: 'absent' },
      { kind: 'update', key: key('update'), add: { n: 1 } },
      { kind: 'delete', key: key('delete'), when: 'present' },
      { kind: 'check', key: key('check'), when: { attribute: 'ok', equals: true } },
    ])
    const read = await store.getMany(['put', 'update', 'delete', 'check'].map((SK) => key(SK)))
    expect(read).toEqual([
      item('put', { n: 1 }),
      item('update', { n: 2 }),
      undefined,
      item('check', { ok: true }),
    ])
  },

  'one failed condition keeps everything as it was': async ({ store, tools }) => {
    const there = [item('a', { n: 1, GSI1PK: 'G', GSI1SK: '1' }), item('b', { n: 1 })]
    await putAll(store, there)
    const before = await allChanges(store)
    const operations: Operation[] = [
      { kind: 'put', item: item('new', { GSI1PK: 'G', GSI1SK: '2' }) },
      { kind: 'update', key: key('a'), set: { GSI1PK: 'H' } },
      { kind: 'delete', key: key('b') },
      { kind: 'check', key: key('c'), when: 'present' },
    ]
    for (const rotated of operations.map((_, n) => [
      ...operations.slice(n),
      ...operations.slice(0, n),
    ])) {
      const failures = await conditionFailures(store.write(rotated))
      expect(failures).toEqual([{ operation: rotated.findIndex(({ kind }) => kind === 'check') }])
    }
    expect((await scanned(tools)).toSorted((x, y) => (x.SK < y.SK ? -1 : 1))).toEqual(there)
    expect(sortKeys(await walk(store, { index: 'GSI1', partition: 'G' }))).toEqual(['a'])
    expect(await allChanges(store)).toEqual(before)
  },

  'names every failed operation in order, with items where asked': async ({ store }) => {
    const there = [item('a', { n: 1 }), item('b', { n: 1 }), item('c', { n: 1 })]
    await putAll(store, there)
    const failures = await conditionFailures(
      store.write([
        { kind: 'put', item: item('a'), when: 'absent', returnItem: true },
        { kind: 'check', key: key('c'), when: 'present', returnItem: true },
        { kind: 'delete', key: key('b'), when: { attribute: 'n', equals: 2 } },
        { kind: 'update', key: key('none'), set: { n: 1 }, returnItem: true },
      ]),
    )
    expect(failures).toEqual([{ operation: 0, item: there[0] }, { operation: 2 }, { operation: 3 }])
  },

  'conditions see the state before the transaction': async ({ store }) => {
    await store.write([
      { kind: 'put', item: item('a'), when: 'absent' },
      { kind: 'check', key: key('b'), when: 'absent' },
      { kind: 'put', item: item('c'), when: 'absent' },
    ])
    const failures = await conditionFailures(
      store.write([
        { kind: 'delete', key: key('a') },
        { kind: 'put', item: item('c'), when: 'absent' },
      ]),
    )
    expect(failures).toEqual([{ operation: 1 }])
  },

  'holds 100 operations, and refuses 101': async ({ store, tools }) => {
    const puts = Array.from(
      { length: 101 },
      (_, n) =>
        ({
          kind: 'put',
          item: item(`${n}`, { GSI1PK: 'G', GSI1SK: `${n}` }),
          when: 'absent',
        }) as const,
    )
    const { subject, rule } = await refusal(store.write(puts))
    expect([subject, rule]).toEqual(['write', 'at most 100 operations, this one has 101'])
    expect(await scanned(tools)).toEqual([])
    await store.write(puts.slice(0, 100))
    expect(await scanned(tools)).toHaveLength(100)
    expect(await walk(store, { index: 'GSI1', partition: 'G', limit: 30 })).toHaveLength(100)
    const failures = await conditionFailures(store.write(puts.slice(1)))
    expect(failures.map(({ operation }) => operation)).toEqual(
      Array.from({ length: 99 }, (_, n) => n),
    )
  },

  'refuses two operations on one item': async ({ store, tools }) => {
    const { subject, rule } = await refusal(
      store.write([
        { kind: 'put', item: item('a') },
        { kind: 'check', key: key('a'), when: 'absent' },
      ]),
    )
    expect([subject, rule]).toEqual(['item P / a', 'named twice in one write'])
    expect(await scanned(tools)).toEqual([])
  },

  'takes keys apart that only run together': async ({ store, tools }) => {
    await store.write([
      { kind: 'put', item: { PK: 'a', SK: 'bc' } },
      { kind: 'put', item: { PK: 'ab', SK: 'c' } },
      { kind: 'put', item: { PK: 'a\u0000b', SK: 'c' } },
    ])
    expect(await scanned(tools)).toHaveLength(3)
  },

  'refuses more than 4 MB': async ({ store, tools }) => {
    const puts = Array.from(
      { length: 11 },
      (_, n) => ({ kind: 'put', item: item(`${n}`, { text: 'x'.repeat(390_000) }) }) as const,
    )
    const { subject, rule } = await refusal(store.write(puts))
    expect(subject).toBe('write')
    expect(rule).toMatch(/^at most 4194304 bytes, this one has 42\d{5}$/)
    expect(await scanned(tools)).toEqual([])
    await store.write(puts.slice(0, 10))
    expect(await scanned(tools)).toHaveLength(10)
  },

  'an update that cannot be carried out undoes the rest': async ({ store }) => {
    await putAll(store, [item('a', { text: 'no number' })])
    await refusal(
      store.write([
        { kind: 'put', item: item('b') },
        { kind: 'update', key: key('a'), add: { text: 1 } },
      ]),
    )
    expect(await store.getMany([key('a'), key('b')])).toEqual([
      item('a', { text: 'no number' }),
      undefined,
    ])
  },

  'index entries can swap places in one transaction': async ({ store }) => {
    const at = (SK: string, GSI1SK: string) => item(SK, { GSI1PK: 'G', GSI1SK })
    await putAll(store, [at('a', '1'), at('b', '2')])
    await store.write([
      { kind: 'update', key: key('a'), set: { GSI1SK: '2' } },
      { kind: 'update', key: key('b'), set: { GSI1SK: '1' } },
    ])
    expect(sortKeys(await walk(store, { index: 'GSI1', partition: 'G' }))).toEqual(['b', 'a'])
  },
}
