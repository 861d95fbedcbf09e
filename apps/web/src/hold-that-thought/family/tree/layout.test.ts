import { describe, expect, it } from 'vitest'
import type { Edge } from './generations.ts'
import { CARD, layoutOf } from './layout.ts'
import { linesOf } from './lines.ts'
import { spread } from './spread.ts'

const edge = (kind: Edge['kind'], fromId: string, toId: string): Edge => ({
  kind,
  fromId,
  toId,
  customType: null,
})
const parents = (children: string, ...ids: string[]) =>
  Array.from(children).flatMap((child) => ids.map((id) => edge('parentOf', id, child)))
const couple = (a: string, b: string) => edge('partnerOf', a, b)

const drawn = (ids: string, edges: readonly Edge[]) => {
  const layout = layoutOf(
    Array.from(ids).map((id) => ({ id, rank: id })),
    edges,
  )
  const at = new Map(layout.people.map((one) => [one.id, one]))
  const of = (id: string) => at.get(id) ?? { x: Number.NaN, y: Number.NaN, generation: Number.NaN }
  return { ...layout, of }
}

/** No two cards lie on each other, and all lie in the drawing. */
function isClear({ people, width, height }: ReturnType<typeof drawn>): boolean {
  return people.every(
    (a, place) =>
      a.x >= 0 &&
      a.y >= 0 &&
      a.x + CARD.width <= width &&
      a.y + CARD.height <= height &&
      people
        .slice(place + 1)
        .every((b) => Math.abs(a.x - b.x) >= CARD.width || Math.abs(a.y - b.y) >= CARD.height),
  )
}

describe('a family tree', () => {
  it('stands partners beside each other, above the middle of their children', () => {
    const family = drawn('abcdef', [
      couple('a', 'b'),
      ...parents('cde', 'a', 'b'),
      couple('e', 'f'),
    ])
    const [a, b] = [family.of('a'), family.of('b')]
    expect(a.y).toBe(b.y)
    expect(Math.abs(a.x - b.x)).toBe(CARD.width + 28)
    const over = ['c', 'd', 'e'].map((id) => family.of(id).x).toSorted((x, y) => x - y)
    expect((a.x + b.x) / 2).toBeCloseTo(((over[0] ?? 0) + (over[1] ?? 0) + (over[2] ?? 0)) / 3, 0)
    expect(family.of('f').y).toBe(family.of('c').y)
    expect(isClear(family)).toBe(true)
  })

  it('brings two families together at the couple that joins them', () => {
    const edges = [
      couple('a', 'b'),
      couple('c', 'd'),
      ...parents('mn', 'a', 'b'),
      ...parents('xy', 'c', 'd'),
      couple('m', 'x'),
      ...parents('z', 'm', 'x'),
    ]
    const family = drawn('abcdmnxyz', edges)
    expect(['a', 'c', 'm', 'x', 'z'].map((id) => family.of(id).generation)).toEqual([0, 0, 1, 1, 2])
    expect(isClear(family)).toBe(true)
    const lines = linesOf(edges, family.people)
    expect(lines.filter(({ kind }) => kind === 'parentOf')).toHaveLength(3)
    expect(lines.filter(({ kind }) => kind === 'partnerOf')).toHaveLength(3)
    expect(lines.every(({ path }) => !path.includes('NaN'))).toBe(true)
  })

  it('stands parents who married in one line above their child, however late they came', () => {
    const edges = [
      ...parents('b', 'a'),
      ...parents('c', 'b'),
      couple('c', 'd'),
      ...parents('d', 'e'),
    ]
    const family = drawn('abcde', edges)
    expect(family.of('e').generation).toBe(1)
    expect(isClear(family)).toBe(true)
  })

  it('draws what contradicts itself, and those who are related to nobody', () => {
    const edges = [
      couple('a', 'c'),
      ...parents('b', 'a'),
      ...parents('c', 'b'),
      edge('siblingOf', 'c', 'd'),
      edge('other', 'd', 'e'),
      couple('e', 'gone'),
    ]
    const family = drawn('abcdeuvwxyz', edges)
    expect(family.of('c').generation).toBe(2)
    expect(family.people).toHaveLength(11)
    expect(isClear(family)).toBe(true)
    expect(drawn('', [])).toMatchObject({ people: [], width: 0, height: 0 })
  })

  it('stays clear with many of them', () => {
    const ids = Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x4e00 + place))
    const edges = ids.flatMap((id, place) => {
      const parent = ids[Math.floor((place - 1) / 3)]
      return parent && place > 0 ? [edge('parentOf', parent, id)] : []
    })
    expect(isClear(drawn(ids.join(''), edges))).toBe(true)
  })
})

it('moves neighbours as little as they can', () => {
  const at = spread(
    [
      { width: 10, wish: 50 },
      { width: 10, wish: 50 },
      { width: 10, wish: 200 },
    ],
    2,
  )
  expect(at).toEqual([39, 51, 195])
})
