import { keyOf, toItem } from '@longtable/entity'
import type { Query, Store } from '@longtable/store'
import { below, seededRandom, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { Follow } from '../follows/follow.entity.ts'
import { createGuildWorld } from '../testing/guild-world.ts'
import { followedIds } from './followed-ids.ts'

const followerId = '01KF0K8Y2047C4FEZDQK8YZG0Q'
const createdAt = '2026-01-01T00:00:00.000Z'
const idAt = (n: number) => `01KF0K8Y2047C4FEZDQ${String(n).padStart(7, '0')}`
const edge = (n: number) => ({ followerId, followeeId: idAt(n), createdAt })

/** How many queries are under way at once, at most, and how many there are. */
function watched(store: Store) {
  const seen = { atOnce: 0, queries: 0 }
  let underWay = 0
  const query = async (request: Query) => {
    seen.queries += 1
    seen.atOnce = Math.max(seen.atOnce, ++underWay)
    try {
      return await store.query(request)
    } finally {
      underWay -= 1
    }
  }
  return { store: { ...store, query }, seen }
}

describe.each(stores)('a long list of followed people on $name', (store) => {
  it('is read in parts at once from the second time on, and is whole wherever it was cut', async () => {
    await using given = await createGuildWorld(store)
    const { bus } = given.as(followerId)
    const { store: table } = given.deps
    const followed = new Set<number>()
    const followAll = async (numbers: readonly number[]) => {
      for (const n of numbers) followed.add(n)
      await table.writeMany({ puts: numbers.map((n) => toItem(Follow, edge(n))) })
    }
    const expected = () => [...followed].sort((a, b) => a - b).map(idAt)
    const read = async () => {
      const { store: counted, seen } = watched(table)
      const ids = await followedIds({ store: counted, bus, perAnswer: 40 }, followerId)
      expect([...ids].sort()).toEqual(expected())
      return seen
    }
    await followAll(Array.from({ length: 60 }, (_, n) => 3 * n + 500))
    expect((await read()).atOnce).toBe(1)
    expect(await read()).toEqual({ atOnce: 2, queries: 2 })
    const random = seededRandom(7)
    for (let round = 0; round < 3; round++) {
      const gone = [...followed].filter(() => random() < 0.05)
      for (const n of gone) followed.delete(n)
      await table.writeMany({ deletes: gone.map((n) => keyOf(Follow, edge(n))) })
      const others = new Set(Array.from({ length: 8 }, () => below(random, 2000)))
      await followAll([...others])
      expect((await read()).atOnce).toBeGreaterThan(1)
    }
    const rest = [...followed].slice(3)
    for (const n of rest) followed.delete(n)
    await table.writeMany({ deletes: rest.map((n) => keyOf(Follow, edge(n))) })
    expect((await read()).atOnce).toBeGreaterThan(1)
    expect(await read()).toEqual({ atOnce: 1, queries: 1 })
  })
})
