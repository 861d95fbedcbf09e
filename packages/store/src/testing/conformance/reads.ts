import { expect } from 'vitest'
import type { StoreTests } from './world.ts'
import { item, key, putAll } from './world.ts'

export const reads: StoreTests = {
  'gives undefined for an item that is not there': async ({ store }) => {
    expect(await store.get(key('none'))).toBeUndefined()
    await putAll(store, [item('here')])
    expect(await store.get(key('none'))).toBeUndefined()
    expect(await store.get(key('here', 'Q'))).toBeUndefined()
  },

  'gives an item back literally': async ({ store }) => {
    const written = item('profile', { GSI1PK: 'EMAIL#a', GSI1SK: 'USER', name: 'Ana', tags: ['x'] })
    await putAll(store, [written])
    expect(await store.get(key('profile'))).toEqual(written)
    expect(await store.get(key('profile'), { stale: true })).toEqual(written)
  },

  'reads its own acknowledged write': async ({ store }) => {
    for (let n = 0; n < 20; n++) {
      await putAll(store, [item('a', { n })])
      expect(await store.get(key('a'))).toEqual(item('a', { n }))
    }
  },

  'does not share objects with the caller': async ({ store }) => {
    const list = ['first']
    await putAll(store, [item('a', { list })])
    list.push('second')
    const read = await store.get(key('a'))
    expect(read).toEqual(item('a', { list: ['first'] }))
    const copy = read as unknown as { list: string[] }
    copy.list.push('third')
    expect(await store.get(key('a'))).toEqual(item('a', { list: ['first'] }))
  },

  'getMany answers in the order of the keys, with undefined and repeats in place': async ({
    store,
  }) => {
    await putAll(store, [item('a', { n: 1 }), item('b', { n: 2 }), { PK: 'Q', SK: 'a', n: 3 }])
    const asked = [key('b'), key('none'), key('a', 'Q'), key('b'), key('a')]
    const read = await store.getMany(asked)
    expect(read.map((entry) => entry?.n)).toEqual([2, undefined, 3, 2, 1])
    expect((await store.getMany(asked, { stale: true })).map((entry) => entry?.n)).toEqual([
      2,
      undefined,
      3,
      2,
      1,
    ])
  },

  'getMany of no keys is empty': async ({ store }) => {
    expect(await store.getMany([])).toEqual([])
  },

  'getMany reads more keys than one request of DynamoDB holds': async ({ store }) => {
    const keys = Array.from({ length: 250 }, (_, n) => key(`item-${n}`))
    await store.writeMany({
      puts: keys.filter((_, n) => n % 3 > 0).map((each) => ({ ...each, own: each.SK })),
    })
    const read = await store.getMany(keys)
    expect(read.map((entry) => entry?.own)).toEqual(
      keys.map(({ SK }, n) => (n % 3 > 0 ? SK : undefined)),
    )
  },

  'getMany reads more bytes than one reply of DynamoDB holds': async ({ store }) => {
    const keys = Array.from({ length: 50 }, (_, n) => key(`item-${n}`))
    await store.writeMany({ puts: keys.map((each) => ({ ...each, text: 'x'.repeat(390_000) })) })
    const read = await store.getMany(keys)
    expect(read.map((entry) => entry?.SK)).toEqual(keys.map(({ SK }) => SK))
  },

  'keeps keys apart whose parts run together': async ({ store }) => {
    const keys = [
      { PK: 'a', SK: 'bc' },
      { PK: 'ab', SK: 'c' },
      { PK: 'a\u0000', SK: 'bc' },
      { PK: 'a', SK: '\u0000bc' },
      { PK: 'a#b', SK: 'c' },
      { PK: 'a', SK: '#bc' },
      { PK: 'é', SK: 'x' },
      { PK: 'e\u0301', SK: 'x' },
    ]
    await putAll(
      store,
      keys.map((each, n) => ({ ...each, n })),
    )
    expect((await store.getMany(keys)).map((entry) => entry?.n)).toEqual(keys.map((_, n) => n))
    for (const [n, each] of keys.entries()) {
      const page = await store.query({ partition: each.PK, sort: { equals: each.SK } })
      expect(page.items.map((entry) => entry.n)).toEqual([n])
    }
  },

  'keeps tables apart': async ({ engine, store }) => {
    await putAll(store, [item('a', { of: 'sample' })])
    expect(await engine.table('quiet').get(key('a'))).toBeUndefined()
    await putAll(engine.table('quiet'), [item('a', { of: 'quiet' })])
    expect(await store.get(key('a'))).toEqual(item('a', { of: 'sample' }))
  },

  'finds everything again after it was reopened': async ({ engine, store }) => {
    await putAll(store, [item('a', { GSI1PK: 'G', GSI1SK: '1' })])
    const again = (await engine.reopen()).table('sample')
    expect(await again.get(key('a'))).toEqual(item('a', { GSI1PK: 'G', GSI1SK: '1' }))
    expect((await again.query({ index: 'GSI1', partition: 'G' })).items).toHaveLength(1)
  },
}
