import { jobTopic, queuedKinds, SystemTable } from '@longtable/core'
import type { Engine, Operation, Store } from '@longtable/store'

/**
 * Tells whoever waits for it that there is something new; a poll is the net below it. A topic is a
 * table whose items have changed, or a kind of job.
 */
export interface Hints {
  /** Something was written here. */
  notify(topic: string): void
  /** Something was written in another worker or host. */
  hear(topic: string): void
  /** Told of both. */
  onHint(listener: (topic: string) => void): void
  /** Told of what was written here: for those who pass it on. */
  onOwn(listener: (topic: string) => void): void
}

/** Many writes of one turn are one hint. */
export function createHints(): Hints {
  const all: ((topic: string) => void)[] = []
  const own: ((topic: string) => void)[] = []
  const pending = new Set<string>()
  const flush = () => {
    const topics = [...pending]
    pending.clear()
    for (const topic of topics) for (const listener of [...own, ...all]) listener(topic)
  }
  return {
    notify(topic) {
      if (pending.size === 0) setImmediate(flush)
      pending.add(topic)
    },
    hear(topic) {
      for (const listener of all) listener(topic)
    },
    onHint: (listener) => void all.push(listener),
    onOwn: (listener) => void own.push(listener),
  }
}

type TopicsOf = (operations: readonly Operation[]) => readonly string[]

/** Leases and checkpoints are nobody's business; of jobs only those that are to be begun. */
const topicsOfTable = (name: string): TopicsOf =>
  name === SystemTable.name ? (operations) => queuedKinds(operations).map(jobTopic) : () => [name]

function hintingStore(store: Store, notify: (topic: string) => void): Store {
  const topicsOf = topicsOfTable(store.table.name)
  return {
    ...store,
    async write(operations) {
      await store.write(operations)
      for (const topic of topicsOf(operations)) notify(topic)
    },
    async writeMany(writes) {
      await store.writeMany(writes)
      const puts = (writes.puts ?? []).map((item) => ({ kind: 'put', item }) as const)
      for (const topic of topicsOf(puts)) notify(topic)
    },
  }
}

/** The engine, whose writes give a hint once they are durable. */
export function hintingEngine(engine: Engine, notify: (topic: string) => void): Engine {
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
