import type { Item, Key } from '@longtable/store'
import * as z from 'zod'
import { GENESIS, isLink } from './hash.ts'

/** Links that were seen and follow each other without a gap. */
export const LinkRange = z.object({
  from: z.int(),
  to: z.int(),
  /** Where the first of them is: it is checked when the link before it has been seen. */
  PK: z.string(),
  SK: z.string(),
  /** Of the last of them, which the link behind it is checked by. */
  hash: z.string(),
})
export type LinkRange = z.infer<typeof LinkRange>

interface Looking {
  readonly find: (key: Key) => Promise<Item | undefined>
  readonly say: (problem: string) => void
}

/**
 * Links in whatever order they come by. Only the ends of what was seen are kept, so a log of any
 * length is checked in bounded memory, and can be gone on with later.
 */
export function createRanges(known: readonly LinkRange[], { find, say }: Looking) {
  let ranges = [...known]
  /** The first entry of a range, while it is at hand. */
  const firsts = new Map<number, Item>()

  function check(item: Item, previous: string): void {
    const { PK, SK, sequence } = item
    if (!isLink(previous, sequence as number, item))
      say(`link ${String(sequence)} (${PK} / ${SK}) does not fit: it or its order was altered`)
  }

  const firstOf = async (range: LinkRange) =>
    firsts.get(range.from) ?? find({ PK: range.PK, SK: range.SK })

  async function joined(item: Item, range: LinkRange): Promise<void> {
    const first = await firstOf(range)
    firsts.delete(range.from)
    if (first) check(first, item.hash as string)
  }

  return {
    firstOf,
    /** Lowest first. */
    all: () => ranges.toSorted((one, other) => one.from - other.from),
    /** An entry that is sealed. */
    async add(item: Item): Promise<void> {
      const { PK, SK } = item
      const [sequence, hash] = [item.sequence as number, item.hash as string]
      if (ranges.some(({ from, to }) => from <= sequence && sequence <= to)) {
        say(`link ${sequence} is there twice, also as ${PK} / ${SK}`)
        return
      }
      const below = ranges.find(({ to }) => to === sequence - 1)
      const above = ranges.find(({ from }) => from === sequence + 1)
      const previous = sequence === 1 ? GENESIS : below?.hash
      if (previous !== undefined) check(item, previous)
      else firsts.set(sequence, item)
      if (above) await joined(item, above)
      const next = {
        from: below?.from ?? sequence,
        to: above?.to ?? sequence,
        PK: below?.PK ?? PK,
        SK: below?.SK ?? SK,
        hash: above?.hash ?? hash,
      }
      ranges = [...ranges.filter((range) => range !== below && range !== above), next]
    },
  }
}
export type Ranges = ReturnType<typeof createRanges>
