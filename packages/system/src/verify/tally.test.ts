import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Sums } from './sketch.ts'
import { createTally, type Tally } from './tally.ts'

interface Told {
  readonly isSaid: boolean
  readonly key: string
  readonly sums: Sums
}

const tell = (tally: Tally, { isSaid, key, sums }: Told) =>
  isSaid ? tally.says(key, sums) : tally.has(key, sums)

const isWrong = (says: Sums, has: Sums) =>
  Object.keys({ ...says, ...has }).some(
    (name) => (name in says ? says[name] : 0) !== (has[name] ?? 0),
  )

/** As often as it takes: what does not fit, the passes, and the most that was held. */
function wrongIn(all: readonly Told[], keysMax?: number) {
  const tally = createTally(keysMax)
  const wrong: string[] = []
  let [passes, most] = [0, 0]
  do {
    passes += 1
    for (const told of all) tell(tally, told)
    const counted = [...tally.counted()]
    most = Math.max(most, counted.length)
    for (const [key, { says, has }] of counted)
      if (isWrong(says ?? {}, has)) wrong.push(JSON.stringify([key, says, has]))
  } while (tally.goOn())
  return { wrong: wrong.sort(), passes, most }
}

/** With a map of everything. */
function naively(all: readonly Told[]): string[] {
  const sums = new Map<string, { says?: Record<string, number | undefined>; has: Sums }>()
  const added = (before: Sums, more: Sums): Record<string, number | undefined> => ({
    ...before,
    ...Object.fromEntries(
      Object.entries(more).map(([name, amount]) => [
        name,
        amount === undefined ? undefined : (before[name] ?? 0) + amount,
      ]),
    ),
  })
  for (const { isSaid, key, sums: more } of all) {
    const entry = sums.get(key) ?? { has: {} }
    sums.set(key, {
      ...entry,
      ...(isSaid ? { says: added(entry.says ?? {}, more) } : { has: added(entry.has, more) }),
    })
  }
  return [...sums]
    .filter(([, { says = {}, has }]) => isWrong(says, has))
    .map(([key, { says, has }]) => JSON.stringify([key, says, has]))
    .sort()
}

const amounts = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(undefined))
const told = fc.record({
  isSaid: fc.boolean(),
  key: fc.integer({ min: 0, max: 40 }).map(String),
  sums: fc.oneof(
    fc.record({ all: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ all: fc.integer({ min: 0, max: 2 }), done: amounts }),
  ),
})

it('finds the same with any bound as with maps of everything', () => {
  fc.assert(
    fc.property(fc.array(told, { maxLength: 200 }), fc.integer({ min: 1, max: 50 }), (all, max) => {
      const { wrong, most } = wrongIn(all, max)
      expect(wrong).toEqual(naively(all))
      expect(most).toBeLessThanOrEqual(max)
    }),
  )
})

it('sees what neither says nor has a number, though both lack the same', () => {
  const lacking = { key: '16', sums: { all: 0, done: undefined } }
  const all = [
    { isSaid: false, ...lacking },
    { isSaid: false, key: '0', sums: { all: 0 } },
    { isSaid: true, ...lacking },
  ]
  expect(wrongIn(all, 1).wrong).toEqual(naively(all))
})

/** A million things that say three, and have it. */
function* fitting(things: number): Generator<Told> {
  for (let n = 0; n < things; n++) yield { isSaid: true, key: `thing ${n}`, sums: { all: 3 } }
  for (let n = 0; n < 3 * things; n++)
    yield { isSaid: false, key: `thing ${n % things}`, sums: { all: 1 } }
}

it('reads a table of any size once while everything fits, and holds a bounded part of it', () => {
  const tally = createTally(1000)
  let most = 0
  let seen = 0
  for (const one of fitting(300_000)) {
    tell(tally, one)
    if (seen++ % 5000 === 0) most = Math.max(most, [...tally.counted()].length)
  }
  expect(most).toBeGreaterThan(250)
  expect(most).toBeLessThanOrEqual(1000)
  expect(tally.goOn()).toBe(false)
})

it('looks again only for what may be wrong', () => {
  const extra = Array.from({ length: 50 }, (_, n) => ({
    isSaid: false,
    key: `thing ${n * 100}`,
    sums: { all: 1 },
  }))
  const { wrong, passes, most } = wrongIn([...fitting(20_000), ...extra], 1000)
  expect(wrong).toHaveLength(50)
  expect(passes).toBe(2)
  expect(most).toBeLessThanOrEqual(1000)
})
