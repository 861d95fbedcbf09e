import type { Store } from '@longtable/store'

const KEYS_PER_CALL = 100

export interface Counts {
  /** Items that were read from the store, each decoded once. */
  items: number
  /** Requests as DynamoDB would get them. */
  calls: number
  /** How often one had to wait for another: what begins after a call has ended is one round later. */
  rounds: number
}

/** The store, and what a piece of work has asked of it. */
export function counting(store: Store): { readonly store: Store; readonly counts: Counts } {
  const counts: Counts = { items: 0, calls: 0, rounds: 0 }
  let ended = 0
  async function during<T>(calls: number, work: Promise<T>): Promise<T> {
    counts.calls += calls
    const round = ended + 1
    counts.rounds = Math.max(counts.rounds, round)
    try {
      return await work
    } finally {
      ended = Math.max(ended, round)
    }
  }
  const counted: Store = {
    ...store,
    async get(key, options) {
      const item = await during(1, store.get(key, options))
      counts.items += item ? 1 : 0
      return item
    },
    async getMany(keys, options) {
      const calls = Math.ceil(keys.length / KEYS_PER_CALL)
      const items = await during(calls, store.getMany(keys, options))
      counts.items += items.filter((item) => item !== undefined).length
      return items
    },
    async query(query) {
      const page = await during(1, store.query(query))
      counts.items += page.items.length
      return page
    },
  }
  return { store: counted, counts }
}
