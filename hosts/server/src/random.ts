import { randomFillSync } from 'node:crypto'

const POOL = 1024

/** Numbers in [0, 1) that nobody can foretell; ids are made from them. */
export function cryptoRandom(): () => number {
  const pool = new Uint32Array(POOL)
  let next = POOL
  return () => {
    if (next === POOL) {
      randomFillSync(pool)
      next = 0
    }
    return (pool[next++] as number) / 2 ** 32
  }
}
