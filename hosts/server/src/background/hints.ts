import type { Engine, Store } from '@longtable/store'

/** Tells readers of a change log that there is something new; a poll is the net below it. */
export interface Hints {
  /** A table was written to, here or in another worker. */
  notify(table: string): void
  onHint(listener: (table: string) => void): void
}

/** Many writes of one turn are one hint. */
export function createHints(): Hints {
  const listeners: ((table: string) => void)[] = []
  const pending = new Set<string>()
  const flush = () => {
    const tables = [...pending]
    pending.clear()
    for (const table of tables) for (const listener of listeners) listener(table)
  }
  return {
    notify(table) {
      if (pending.size === 0) setImmediate(flush)
      pending.add(table)
    },
    onHint: (listener) => void listeners.push(listener),
  }
}

function hintingStore(store: Store, notify: (table: string) => void): Store {
  return {
    ...store,
    async write(operations) {
      await store.write(operations)
      notify(store.table.name)
    },
    async writeMany(writes) {
      await store.writeMany(writes)
      notify(store.table.name)
    },
  }
}

/** The engine, whose writes give a hint once they are durable. */
export function hintingEngine(engine: Engine, notify: (table: string) => void): Engine {
  const stores = new Map<string, Store>()
  return {
    /** One store per table: equal requests at the same moment are known by the store they write to. */
    table(name) {
      const known = stores.get(name)
      if (known) return known
      const store = hintingStore(engine.table(name), notify)
      stores.set(name, store)
      return store
    },
    tools: (name) => engine.tools(name),
    close: () => engine.close(),
  }
}
