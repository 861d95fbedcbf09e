import { expect } from 'vitest'
import type { Item } from '../../port.ts'
import type { StoreTests } from './world.ts'
import {
  allChanges,
  changesAfter,
  item,
  key,
  putAll,
  refusal,
  scanned,
  sortKeys,
  walk,
} from './world.ts'

const text = ({ PK, SK }: Item) => `${PK}/${SK}`

export const tools: StoreTests = {
  'segments of a scan partition the items': async ({ store, tools }) => {
    const puts = Array.from({ length: 300 }, (_, n) => ({ PK: `P${n % 37}`, SK: `${n}`, n }))
    await store.writeMany({ puts })
    for (const segments of [1, 2, 7]) {
      const found: string[] = []
      for (let segment = 0; segment < segments; segment++)
        for await (const page of tools.scan({ segment, segments })) found.push(...page.map(text))
      expect(found.toSorted()).toEqual(puts.map(text).toSorted())
    }
  },

  'a scan gives whole items in pages': async ({ store, tools }) => {
    const puts = Array.from({ length: 30 }, (_, n) =>
      item(`${100 + n}`, { text: 'x'.repeat(100_000), n: [n] }),
    )
    await store.writeMany({ puts })
    const found = await scanned(tools)
    expect(found.toSorted((a, b) => (a.SK < b.SK ? -1 : 1))).toEqual(puts)
  },

  'a scan of nothing is empty': async ({ tools }) => {
    expect(await scanned(tools)).toEqual([])
  },

  'a scan shows what has expired to who asks for it': async ({ store, tools, clock }) => {
    await putAll(store, [item('old', { ttl: clock.in(10) }), item('always')])
    clock.advance(10)
    expect(sortKeys(await scanned(tools))).toEqual(['always'])
    const found: Item[] = []
    for await (const page of tools.scan({ segment: 0, segments: 1, withExpired: true }))
      found.push(...page)
    expect(sortKeys(found).toSorted()).toEqual(['always', 'old'])
  },

  'a segment out of bounds is refused': async ({ tools }) => {
    const first = (part: { segment: number; segments: number }) => async () => {
      for await (const page of tools.scan(part)) return page
      return []
    }
    for (const part of [
      { segment: 2, segments: 2 },
      { segment: -1, segments: 1 },
      { segment: 0, segments: 0 },
    ])
      expect((await refusal(first(part)())).subject).toBe('scan')
  },

  'a sweep removes what has expired and nothing else': async ({ store, tools, clock }) => {
    const indexed = { GSI1PK: 'G', GSI1SK: '1' }
    await putAll(store, [
      item('old', { ttl: clock.in(10), ...indexed }),
      item('older', { ttl: clock.in(5), ...indexed }),
      item('later', { ttl: clock.in(60), ...indexed }),
      item('always', indexed),
    ])
    expect(await tools.sweep()).toBe(0)
    clock.advance(10)
    expect(await tools.sweep()).toBe(2)
    expect(await tools.sweep()).toBe(0)
    clock.advance(-10)
    expect(sortKeys(await walk(store, { partition: 'P' }))).toEqual(['always', 'later'])
    const left = await walk(store, { index: 'GSI1', partition: 'G' })
    expect(sortKeys(left).toSorted()).toEqual(['always', 'later'])
  },

  'a sweep flags its removals as expired': async ({ store, tools, clock }) => {
    const old = item('a', { ttl: clock.in(10) })
    await putAll(store, [old])
    clock.advance(10)
    const before = await store.changes.newest()
    await tools.sweep()
    expect(await changesAfter(store, before)).toMatchObject([{ key: key('a'), old, expired: true }])
    expect((await allChanges(store)).at(-1)?.new).toBeUndefined()
  },

  'a sweep spares an item that was given more time': async ({ store, tools, clock }) => {
    await putAll(store, [item('a', { ttl: clock.in(10) }), item('b', { ttl: clock.in(10) })])
    await store.write([{ kind: 'update', key: key('a'), add: { ttl: 100 } }])
    await putAll(store, [item('b')])
    clock.advance(10)
    expect(await tools.sweep()).toBe(0)
    expect(await scanned(tools)).toHaveLength(2)
  },

  'a sweep removes more than fit into one request': async ({ store, tools, clock }) => {
    const puts = Array.from({ length: 130 }, (_, n) =>
      item(`${n}`, { ttl: clock.in(n % 2 === 0 ? 5 : 50) }),
    )
    await store.writeMany({ puts })
    clock.advance(5)
    expect(await tools.sweep()).toBe(65)
    expect(await scanned(tools)).toHaveLength(65)
  },

  'a table without expiry has nothing to sweep': async ({ engine }) => {
    await putAll(engine.table('quiet'), [item('a', { ttl: 1 })])
    expect(await engine.tools('quiet').sweep()).toBe(0)
    expect(await scanned(engine.tools('quiet'))).toHaveLength(1)
  },
}
