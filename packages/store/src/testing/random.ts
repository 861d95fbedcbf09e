/** A small seeded generator (mulberry32): the same seed gives the same run on every machine. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number
  below(bound: number): number
  chance(probability: number): boolean
  pick<Choice>(choices: readonly Choice[]): Choice
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(next() * bound)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(choices) {
      if (choices.length === 0) throw new Error('There is nothing to choose from.')
      return choices[below(choices.length)] as (typeof choices)[number]
    },
  }
}
