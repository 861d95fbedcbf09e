import { type AnyEntity, fromItem, type KeyOf, keyOf, type Of, readable } from '@longtable/entity'
import type { Item, Key, Store } from '@longtable/store'

/** How many are remembered: what hangs on one thing mostly stands together. */
const FOUND_MAX = 10_000

/** Finds items by key: all that is asked for in one turn is one request, and is asked for once. */
export function createFinder(store: Store) {
  const found = new Map<string, Promise<unknown>>()
  let asked: {
    key: Key
    answer: (item: Item | undefined) => void
    fail: (why: unknown) => void
  }[] = []

  async function ask(): Promise<void> {
    const all = asked
    asked = []
    try {
      const items = await store.getMany(all.map(({ key }) => key))
      for (const [place, { answer }] of all.entries()) answer(items[place])
    } catch (error) {
      for (const { fail } of all) fail(error)
    }
  }
  const get = (key: Key) =>
    new Promise<Item | undefined>((answer, fail) => {
      if (asked.push({ key, answer, fail }) === 1) setImmediate(() => void ask())
    })
  return <E extends AnyEntity>(entity: E, key: KeyOf<E>): Promise<Of<E> | undefined> => {
    const place = keyOf(entity, key)
    const name = `${place.PK}\n${place.SK}`
    const known = found.get(name)
    if (known) return known as Promise<Of<E> | undefined>
    if (found.size >= FOUND_MAX) found.clear()
    // What cannot be read is said where it is met itself.
    const value = get(place).then(
      (item) => item && readable({}, () => fromItem(entity, item) as Of<E>),
    )
    found.set(name, value)
    return value
  }
}
