import {
  type Cursors,
  CURSOR_SECRET_BYTES,
  createCursors,
  createStamp,
  type Reader,
  type Stamp,
  type Table,
} from '@longtable/entity'
import type { Change, Engine, LogPosition, Store } from '@longtable/store'
import { createIndexLag, type IndexLag, type Lagging } from '@longtable/store/lmdb'
import type { TestStore } from '@longtable/store/testing'
import { shuffled } from './delivery.ts'
import { type Random, seededRandom } from './random.ts'

/** An hour of some day: far enough in the past that engines with a clock of their own agree on expiry. */
const START = Date.UTC(2026, 0, 15, 10, 30)
const CHANGES_PER_READ = 500

export interface WorldOptions {
  readonly tables: readonly Table[]
  /** Printed by the test that fails; the same seed gives the same ids, order and noise. */
  readonly seed?: number
  /** Indexes, or what is said, follow only when the world settles. DynamoDB's lag by themselves. */
  readonly lagging?: boolean | Lagging
}

/** A store with everything that a test must be able to say again: time, ids, chance, delivery. */
export interface World extends AsyncDisposable {
  readonly engine: Engine
  readonly cursors: Cursors
  readonly random: Random
  readonly now: () => number
  readonly stamp: () => Stamp
  advance(ms: number): void
  store(table: Table): Store
  reader(table: Table, userId?: string): Reader
  /** The indexes have caught up with the table. */
  settleIndexes(): void
  /** What has changed since the last call, shuffled across items and with repeats. */
  deliverChanges(table: Table): Promise<Change[]>
}

async function readAll(
  store: Store,
  from: LogPosition,
): Promise<{ changes: Change[]; position: LogPosition }> {
  const changes: Change[] = []
  let position = from
  for (;;) {
    const batch = await store.changes.read(position, CHANGES_PER_READ)
    position = batch.position
    if (batch.changes.length === 0) return { changes, position }
    changes.push(...batch.changes)
  }
}

export async function createWorld({ open }: TestStore, options: WorldOptions): Promise<World> {
  const { tables, seed = 1, lagging = false } = options
  const random = seededRandom(seed)
  let time = START
  const now = () => time
  const indexLag: IndexLag | undefined = lagging
    ? createIndexLag(lagging === true ? {} : lagging)
    : undefined
  const engine = await open(tables, { clock: now, ...(indexLag && { indexLag }) })
  const cursors = createCursors(new Uint8Array(CURSOR_SECRET_BYTES).fill(seed))
  const positions = new Map<string, LogPosition>()
  const store = (table: Table) => engine.table(table.name)
  return {
    engine,
    cursors,
    random,
    now,
    stamp: createStamp({ now, random }),
    advance(ms) {
      time += ms
    },
    store,
    reader: (table, userId) => ({
      store: store(table),
      cursors,
      ...(userId !== undefined && { viewer: { userId } }),
    }),
    settleIndexes: () => indexLag?.settle(),
    async deliverChanges(table) {
      const from = positions.get(table.name) ?? (await store(table).changes.oldest())
      const { changes, position } = await readAll(store(table), from)
      positions.set(table.name, position)
      return shuffled(changes, random)
    },
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  }
}
