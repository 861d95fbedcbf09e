import { below, seededRandom } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import { type Entry, Timeline } from './timeline.ts'

const keyAt = (n: number) => `TS#${String(n).padStart(8, '0')}`

describe('a timeline', () => {
  it.each([
    ['few of many actors, so that it merges their own lists', 400, 3],
    ['most actors, so that it walks down', 8, 6],
    ['nobody', 20, 0],
  ])('finds the newest of %s', (_, actors, followed) => {
    const random = seededRandom(actors)
    const timeline = new Timeline(3000)
    const all = new Map<string, Entry>()
    for (let n = 0; n < 4000; n++) {
      const entry = { actor: below(random, actors), key: keyAt(below(random, 100_000)) }
      const known = all.get(entry.key)
      if (known && random() < 0.5) {
        all.delete(entry.key)
        timeline.remove(known)
      } else if (!known) {
        all.set(entry.key, entry)
        timeline.add(entry)
        if (random() < 0.1) timeline.add(entry)
      }
    }
    const sorted = [...all.values()].sort((a, b) => (a.key < b.key ? 1 : -1))
    const floor = timeline.floor as string
    expect(floor).toBeDefined()
    expect(timeline.size).toBeLessThanOrEqual(3300)
    for (let look = 0; look < 200; look++) {
      const wanted = new Set(Array.from({ length: followed }, () => below(random, actors)))
      const before = look % 5 === 0 ? undefined : keyAt(below(random, 100_000))
      const count = 1 + below(random, 30)
      const expected = sorted
        .filter(({ actor, key }) => wanted.has(actor) && key > floor)
        .filter(({ key }) => before === undefined || key < before)
        .slice(0, count)
      expect(timeline.newest(wanted, before, count)).toEqual(expected)
    }
  })

  it('keeps the newest within its bound, also when it is filled in any order', () => {
    const timeline = new Timeline(100)
    const entries = Array.from({ length: 1000 }, (_, n) => ({ actor: n % 7, key: keyAt(n) }))
    const random = seededRandom(2)
    timeline.fill([...entries].sort(() => random() - 0.5).slice(0, 600))
    timeline.fill(entries)
    expect(timeline.size).toBe(100)
    expect(timeline.floor).toBe(keyAt(899))
    timeline.add({ actor: 1, key: keyAt(5) })
    expect(timeline.size).toBe(100)
    const everybody = new Set([0, 1, 2, 3, 4, 5, 6])
    const newest = timeline.newest(everybody, undefined, 200)
    expect(newest.map(({ key }) => key)).toEqual(
      entries
        .slice(900)
        .reverse()
        .map(({ key }) => key),
    )
  })
})
