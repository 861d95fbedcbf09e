/** A seeded source of numbers in [0, 1): the same seed gives the same run. */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    // mulberry32: small, fast, and good enough to drive tests.
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const below = (random: Random, bound: number): number => Math.floor(random() * bound)

export function pick<T>(random: Random, from: readonly T[]): T {
  if (from.length === 0) throw new Error('nothing to pick from')
  return from[below(random, from.length)] as T
}

/** All of them, in an order of chance. */
export function inAnyOrder<T>(all: readonly T[], random: Random): T[] {
  const left = [...all]
  const ordered: T[] = []
  while (left.length > 0) ordered.push(...left.splice(below(random, left.length), 1))
  return ordered
}
