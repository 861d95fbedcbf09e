import type { Engine, Operation, Store, WriteMany } from '@longtable/store'

/** One call that wrote something, with everything that it wrote. */
export interface Written {
  readonly table: string
  readonly at: number
  readonly operations?: readonly Operation[]
  readonly many?: WriteMany
  /** A condition did not hold, so nothing was written. */
  isRefused?: true
}

export interface Recording {
  readonly engine: Pick<Engine, 'table'>
  /** What was written since the last call, in the order of the commits. */
  take(): Written[]
}

/** Passes everything through and remembers what was written. */
export function recorded(engine: Engine, now: () => number): Recording {
  let log: Written[] = []
  const remember = (written: Written, writing: Promise<void>): Promise<void> => {
    // Commits come in the order of the calls.
    log.push(written)
    writing.catch(() => {
      written.isRefused = true
    })
    return writing
  }
  const stores = new Map<string, Store>()
  const open = (table: string): Store => {
    const store = engine.table(table)
    return {
      ...store,
      write: (operations) => remember({ table, at: now(), operations }, store.write(operations)),
      writeMany: (many) => remember({ table, at: now(), many }, store.writeMany(many)),
    }
  }
  return {
    engine: {
      table(name) {
        const store = stores.get(name) ?? open(name)
        stores.set(name, store)
        return store
      },
    },
    take() {
      const taken = log.filter(({ isRefused }) => !isRefused)
      log = []
      return taken
    },
  }
}

/** Items put, changed or removed; a check writes nothing. */
export const itemWritesOf = (log: readonly Written[]): number =>
  log.reduce((sum, { operations = [], many = {} }) => {
    const written = operations.filter(({ kind }) => kind !== 'check').length
    return sum + written + (many.puts?.length ?? 0) + (many.deletes?.length ?? 0)
  }, 0)

/** A clock that the one who replays sets. */
export interface ReplayClock {
  now: number
}

interface ReplayOptions {
  readonly clock: ReplayClock
  readonly atOnce: number
}

/**
 * The same transactions with the same conditions in the same order, so many under way at once. The
 * clock shows the time of the oldest of those: what had not expired then has not expired now.
 */
export async function replay(
  engine: Pick<Engine, 'table'>,
  log: readonly Written[],
  { clock, atOnce }: ReplayOptions,
): Promise<void> {
  let next = 0
  const underWay = new Set<number>()
  const lane = async () => {
    while (next < log.length) {
      const place = next++
      const { table, operations, many, at } = log[place] as Written
      underWay.add(place)
      if (underWay.size === 1) clock.now = at
      const store = engine.table(table)
      await (operations ? store.write(operations) : store.writeMany(many ?? {}))
      underWay.delete(place)
      const [oldest] = underWay
      if (oldest !== undefined) clock.now = (log[oldest] as Written).at
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}
