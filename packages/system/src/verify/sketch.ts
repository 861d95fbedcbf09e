/** Numbers by name; undefined where something should say one and does not. */
export type Sums = Readonly<Record<string, number | undefined>>

/** Hashes are whole numbers below it. */
export const SPACE = 2 ** 32
const BUCKET_BITS = 20
const FIRST_SEED = 0x811c9dc5
const WEIGHT_SEED = 0x2c1b3c6d
/** In place of a number that is not said: unlike any that is. */
const NOT_SAID = 0x5bd1e995

/** Evenly spread, also in its upper bits: FNV-1a with the end of Murmur. */
export function hashOf(text: string, seed = FIRST_SEED): number {
  let hash = seed
  for (let place = 0; place < text.length; place++)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const bucketOf = (hash: number) => hash >>> (32 - BUCKET_BITS)

/**
 * Every key adds what it says and takes away what it has, with a weight of its own, in one of a
 * million numbers. Where all its keys fit a number is zero, and where one does not it is not: weights
 * are odd, so no difference below 2³² vanishes, and two that cancel out are one case in 2³².
 */
export function createSketch() {
  const buckets = new Int32Array(2 ** BUCKET_BITS)
  return {
    add(key: string, sums: Sums, sign: 1 | -1): void {
      const bucket = bucketOf(hashOf(key))
      for (const name in sums) {
        const weight = hashOf(name, hashOf(key, WEIGHT_SEED)) | 1
        const amount = sums[name]
        // On either side: one that is missing never makes up for another.
        const difference =
          amount === undefined ? Math.imul(NOT_SAID, weight) : sign * Math.imul(amount, weight)
        buckets[bucket] = ((buckets[bucket] as number) + difference) | 0
      }
    },
    /** Whether a key of this hash may be wrong. */
    isOpen: (hash: number): boolean => buckets[bucketOf(hash)] !== 0,
    /** Whether any may be, from this hash on. */
    isOpenFrom(hash: number): boolean {
      for (let bucket = bucketOf(hash); bucket < buckets.length; bucket++)
        if (buckets[bucket] !== 0) return true
      return false
    },
  }
}
