import { isExpired, secondsOf } from '../expiry.ts'
import type {
  Clock,
  Item,
  Key,
  Operation,
  ReadOptions,
  Store,
  TableDefinition,
  WriteMany,
} from '../port.ts'
import { checkKey } from '../validate.ts'
import { checkWrite, checkWriteMany, keyOf } from '../validate-write.ts'
import { lmdbChangeLog } from './changes.ts'
import type { Environment } from './environment.ts'
import type { IndexLag } from './source.ts'
import { itemKeyView } from './keys.ts'
import { type Effect, planWrite } from './plan.ts'
import { runQuery } from './query.ts'
import { applyEffects } from './write.ts'

/** Large enough to share a commit, small enough not to hold the event loop or other writers. */
const WRITE_MANY_CHUNK = 500

export interface TableOptions {
  readonly clock: Clock
  /** Test switch: index queries see the table as it was when the lag was last settled. */
  readonly indexLag?: IndexLag
}

const byKey = (a: Effect, b: Effect) => {
  const x = (a.next ?? a.old) as Item
  const y = (b.next ?? b.old) as Item
  return x.PK < y.PK || (x.PK === y.PK && x.SK < y.SK) ? -1 : 1
}

/** In the order of the keys, so that neighbours are written to the same pages. */
function targetsOf({ puts = [], deletes = [] }: WriteMany): Effect[] {
  return [
    ...puts.map((item) => ({ old: undefined, next: item, expired: false })),
    ...deletes.map((key) => ({ old: key as Item, next: undefined, expired: false })),
  ].sort(byKey)
}

/** One table of an environment, as the port describes it. */
export function openTable(
  environment: Environment,
  table: TableDefinition,
  options: TableOptions,
): Store {
  const { clock, indexLag } = options
  const databases = environment.databases(table)

  const stored = (key: Key): Item | undefined => databases.items.get(itemKeyView(key.PK, key.SK))

  function alive(key: Key, nowSeconds: number, options?: ReadOptions): Item | undefined {
    const isOld = options?.stale && indexLag?.of.reads
    const item = isOld ? indexLag.item(table, key, stored(key)) : stored(key)
    return item && !isExpired(table, item, nowSeconds) ? item : undefined
  }

  function beginRead(options?: ReadOptions): void {
    environment.assertOpen()
    if (!options?.stale) environment.refresh()
  }

  async function commitEffects(plan: (nowSeconds: number) => Effect[]): Promise<void> {
    const changes = await environment.commit(() => {
      const at = clock()
      return applyEffects(table, databases, { effects: plan(secondsOf(at)), at })
    })
    indexLag?.record(table, changes)
  }

  return {
    table,
    changes: lmdbChangeLog(environment, table, databases),

    async get(key, options) {
      checkKey(key)
      beginRead(options)
      return alive(key, secondsOf(clock()), options)
    },

    async getMany(keys, options) {
      for (const key of keys) checkKey(key)
      beginRead(options)
      const nowSeconds = secondsOf(clock())
      return keys.map((key) => alive(key, nowSeconds, options))
    },

    async query(query) {
      environment.assertOpen()
      return runQuery(query, {
        environment,
        table,
        databases,
        nowSeconds: secondsOf(clock()),
        indexLag,
      })
    },

    async write(operations: readonly Operation[]) {
      checkWrite(table, operations)
      await commitEffects((nowSeconds) =>
        planWrite(table, operations, { read: (operation) => stored(keyOf(operation)), nowSeconds }),
      )
    },

    async writeMany(writes: WriteMany) {
      checkWriteMany(table, writes)
      const targets = targetsOf(writes)
      for (let start = 0; start < targets.length; start += WRITE_MANY_CHUNK) {
        const chunk = targets.slice(start, start + WRITE_MANY_CHUNK)
        await commitEffects((nowSeconds) =>
          chunk.map(({ old: key, next }) => {
            const old = stored((next ?? key) as Item)
            return { old, next, expired: old !== undefined && isExpired(table, old, nowSeconds) }
          }),
        )
      }
    },
  }
}
