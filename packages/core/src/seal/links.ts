import type { Item } from '@longtable/store'
import { GENESIS, isLink } from './hash.ts'

const HASH_BYTES = 32
const HASH = /^[0-9a-f]{64}$/

interface LinksOptions {
  readonly first: number
  readonly last: number
  /** The hash of the link before the first; undefined when that one is missing. */
  readonly before: string | undefined
  readonly say: (problem: string) => void
}

/**
 * A stretch of the chain, as 32 bytes per link: the entries themselves come by twice in any order,
 * so a log of any length is checked in bounded memory.
 */
export function createLinks({ first, last, before, say }: LinksOptions) {
  const size = Math.max(0, last - first + 1)
  const hashes = Buffer.alloc(size * HASH_BYTES)
  const known = new Uint8Array(size)
  const isHere = (sequence: number) => sequence >= first && sequence <= last

  function hashAt(sequence: number): string | undefined {
    if (sequence === first - 1) return before
    const place = sequence - first
    if (known[place] !== 1) return undefined
    return hashes.toString('hex', place * HASH_BYTES, (place + 1) * HASH_BYTES)
  }

  return {
    hashAt,
    /** The first time an entry comes by. */
    note({ PK, SK, sequence, hash }: Item): void {
      if (typeof sequence !== 'number' || !Number.isInteger(sequence) || !isHere(sequence)) return
      const place = sequence - first
      if (known[place] === 1) say(`link ${sequence} is there twice, also as ${PK} / ${SK}`)
      else if (typeof hash === 'string' && HASH.test(hash)) {
        hashes.write(hash, place * HASH_BYTES, 'hex')
        known[place] = 1
      }
    },
    /** Between the two times. */
    sayMissing(mayBeGone: (sequence: number) => boolean): void {
      for (let start = first; start <= last; start++) {
        if (known[start - first] === 1 || mayBeGone(start)) continue
        let end = start
        while (end < last && known[end + 1 - first] !== 1) end += 1
        say(start === end ? `link ${start} is missing` : `links ${start} to ${end} are missing`)
        start = end
      }
    },
    /** The second time. */
    check(item: Item): void {
      const { PK, SK, sequence } = item
      if (typeof sequence !== 'number' || !isHere(sequence)) return
      const previous = sequence === 1 ? GENESIS : hashAt(sequence - 1)
      if (previous !== undefined && !isLink(previous, sequence, item))
        say(`link ${sequence} (${PK} / ${SK}) does not fit: it or its order was altered`)
    },
  }
}
