import { createSketch, hashOf, SPACE, type Sums } from './sketch.ts'

/** How many counted things are held at once, which is some 40 MB. */
export const KEYS_MAX = 200_000

/** What an item says that there is of something, and what there is. */
export interface Counted {
  /** Undefined where nothing says anything. */
  says: Record<string, number | undefined> | undefined
  readonly has: Record<string, number | undefined>
}

/** Sums per key, of a table that is read as often as it takes. */
export interface Tally {
  says(key: string, sums: Sums): void
  has(key: string, sums: Sums): void
  /** Whether this pass looks at the key, where it is dear to say what it has. */
  asks(key: string): boolean
  /** What this pass has counted to the end. */
  counted(): Iterable<readonly [string, Counted]>
  /** Begins the pass over the rest; false where nothing in it can be wrong. */
  goOn(): boolean
}

function addTo(sums: Record<string, number | undefined>, more: Sums): void {
  for (const [name, amount] of Object.entries(more))
    sums[name] = amount === undefined ? undefined : (sums[name] ?? 0) + amount
}

/**
 * Holds at most `keysMax` keys. When there are more, those are kept whose hashes lie in the lower
 * half, then in the lower half of that; the others wait for another pass. Meanwhile a sketch sums up
 * all of them, so that further passes look only at keys that may be wrong: a table of any size in
 * which everything fits is read once.
 */
export function createTally(keysMax = KEYS_MAX): Tally {
  const sketch = createSketch()
  const entries = new Map<string, Counted>()
  let isFirst = true
  let [from, to] = [0, SPACE]

  function halve(): void {
    to = from + Math.floor((to - from) / 2)
    for (const key of entries.keys()) if (hashOf(key) >= to) entries.delete(key)
  }
  /** False for what another pass looks at, or none has to. */
  const isHeld = (hash: number) => hash >= from && hash < to && (isFirst || sketch.isOpen(hash))
  function entryOf(key: string): Counted | undefined {
    if (!isHeld(hashOf(key))) return undefined
    const known = entries.get(key)
    if (known) return known
    const entry: Counted = { says: undefined, has: {} }
    entries.set(key, entry)
    while (entries.size > keysMax && to - from > 1) halve()
    return entry
  }
  return {
    says(key, sums) {
      if (isFirst) sketch.add(key, sums, 1)
      const entry = entryOf(key)
      if (entry) addTo((entry.says ??= {}), sums)
    },
    has(key, sums) {
      if (isFirst) sketch.add(key, sums, -1)
      const entry = entryOf(key)
      if (entry) addTo(entry.has, sums)
    },
    asks: (key) => isFirst || isHeld(hashOf(key)),
    counted: () => entries,
    goOn() {
      entries.clear()
      isFirst = false
      if (to === SPACE || !sketch.isOpenFrom(to)) return false
      ;[from, to] = [to, SPACE]
      return true
    },
  }
}
