import {
  type Change,
  type Engine,
  type Item,
  type Query,
  type Store,
  type StoreTools,
  StoreUnavailableError,
  type TableDefinition,
  WriteConflictError,
} from '@longtable/store'
import { checkWrite, checkWriteMany, openModel } from '@longtable/store/testing/model'
import { below, type Random } from '@longtable/testing/random'
import { createStream, type Stream } from './stream.ts'
import type { Owner, Timeline } from './timeline.ts'

const CALL_MS = 12
const LAG_MS = 300
/** More than any write makes. */
const CHANGES_MAX = 10_000

/** What goes wrong with calls, as shares of them. */
export interface Faults {
  readonly conflicts: number
  /** It was done, and nobody is told so. */
  readonly lostReplies: number
}

/** A process that calls the store. */
export interface Caller extends Owner {
  readonly now: () => number
  /** Whether it dies of this write, which then may or may not have been done. */
  diesOfWrite(): boolean
  die(): void
}

/** What all processes share: tables whose indexes lag, whose streams are late, and whose calls fail. */
export interface Cloud {
  faults: Faults
  engineOf(caller: Caller): Engine
  /** The tables themselves, for those who look at them from outside. */
  readonly truth: Engine
  stream(table: string): Stream
  /** Indexes show everything, and every change was delivered. */
  isStill(): boolean
  items(table: string): Promise<readonly Item[]>
  /** What has expired goes, as an engine removes it some time; says how much. */
  sweep(): Promise<number>
}

interface CloudOptions {
  readonly tables: readonly TableDefinition[]
  readonly items?: ReadonlyMap<string, readonly Item[]>
  readonly timeline: Timeline
  readonly random: Random
  /** Told when a write does not end as it should. */
  readonly onTrouble: () => void
  /** Told of every change at the moment it is made. */
  readonly onChanges: (table: string, changes: readonly Change[]) => void
}

/** One for each that dies: what waits for a shared one would be kept for good, with all it holds. */
const never = () => new Promise<never>(() => {})

async function scanned(tools: StoreTools): Promise<readonly Item[]> {
  const found: Item[] = []
  for await (const page of tools.scan({ segment: 0, segments: 1, withExpired: true }))
    found.push(...page)
  return found
}

/** Indexes and stale reads follow, each item in its own time and in the order of its changes. */
function createCopy(engine: Engine, timeline: Timeline, random: Random) {
  const shownAt = new Map<string, number>()
  let lagging = 0
  return {
    engine,
    isEven: () => lagging === 0,
    follow(table: string, { key, new: next }: Change): void {
      const name = `${table} ${key.PK}\n${key.SK}`
      const at = Math.max(shownAt.get(name) ?? 0, timeline.now() + below(random, LAG_MS))
      shownAt.set(name, at)
      lagging += 1
      timeline.after(at - timeline.now(), () => {
        lagging -= 1
        void engine.table(table).writeMany(next ? { puts: [next] } : { deletes: [key] })
      })
    },
  }
}

interface Behind {
  readonly own: Store
  readonly shown: Store
  readonly stream: Stream
}

/** How a process reaches what is behind its store. */
interface Calling {
  call<T>(work: () => Promise<T>): Promise<T>
  sent(write: () => Promise<void>): Promise<void>
}

function storeOf({ own, shown, stream }: Behind, { call, sent }: Calling): Store {
  const { table } = own
  const read = (stale: boolean | undefined) => (stale ? shown : own)
  return {
    table,
    get: (key, given) => call(() => read(given?.stale).get(key)),
    getMany: (keys, given) => call(() => read(given?.stale).getMany(keys)),
    query: (asked: Query) =>
      call(() => read(asked.stale || asked.index !== undefined).query(asked)),
    async write(operations) {
      checkWrite(table, operations)
      await sent(() => own.write(operations))
    },
    async writeMany(writes) {
      checkWriteMany(table, writes)
      const { puts = [], deletes = [] } = writes
      // Not atomic: between any two of them it may end.
      for (const item of puts) await sent(() => own.writeMany({ puts: [item] }))
      for (const key of deletes) await sent(() => own.writeMany({ deletes: [key] }))
    },
    changes: {
      oldest: () => call(() => stream.oldest()),
      newest: () => call(() => stream.newest()),
      read: (after, limit) => call(() => stream.read(after, limit)),
    },
  }
}

interface Trouble {
  readonly caller: Caller
  readonly random: Random
  readonly faults: Faults
  readonly onTrouble: () => void
}

/** A write, done or not; who dies of it never hears. */
async function troubled(
  { caller, random, faults, onTrouble }: Trouble,
  write: () => Promise<void>,
): Promise<void> {
  if (caller.diesOfWrite()) {
    onTrouble()
    if (random() < 0.5) await write().catch(() => undefined)
    caller.die()
    return never()
  }
  if (random() < faults.conflicts) {
    onTrouble()
    throw new WriteConflictError('Others write the same.')
  }
  await write()
  if (random() < faults.lostReplies) {
    onTrouble()
    throw new StoreUnavailableError('No reply came.')
  }
}

async function sweepAll(
  truth: Engine,
  tables: readonly TableDefinition[],
  publish: (table: string) => Promise<void>,
): Promise<number> {
  let swept = 0
  for (const { name } of tables) {
    swept += await truth.tools(name).sweep()
    await publish(name)
  }
  return swept
}

export function createCloud(options: CloudOptions): Cloud {
  const { tables, items, timeline, random, onTrouble, onChanges } = options
  // An item has expired by the clock of who asks for it.
  let clock = timeline.now
  const opening = { clock: () => clock(), ...(items && { items }) }
  const truth = openModel(tables, opening)
  const copy = createCopy(openModel(tables, opening), timeline, random)
  const streams = new Map(
    tables.map((table) => [table.name, createStream({ table, timeline, random })]),
  )
  const stream = (name: string) => streams.get(name) as Stream
  const cloud = { faults: { conflicts: 0, lostReplies: 0 } as Faults }

  function by<T>(now: () => number, work: () => T): T {
    clock = now
    try {
      return work()
    } finally {
      clock = timeline.now
    }
  }

  async function publish(table: string): Promise<void> {
    const { changes: log } = truth.table(table)
    const { changes, position } = await log.read(await log.oldest(), CHANGES_MAX)
    await truth.tools(table).trim(position)
    onChanges(table, changes)
    for (const change of changes) copy.follow(table, change)
    stream(table).push(changes)
  }

  const call = <T>(caller: Caller, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const begin = () => void by(caller.now, work).then(resolve, reject)
      timeline.after(1 + below(random, CALL_MS), begin, caller)
    })

  const sent = (caller: Caller, store: Store, write: () => Promise<void>): Promise<void> =>
    call(caller, () =>
      troubled({ caller, random, faults: cloud.faults, onTrouble }, async () => {
        await write()
        await publish(store.table.name)
      }),
    )

  return Object.assign(cloud, {
    truth,
    stream,
    engineOf(caller: Caller): Engine {
      const stores = new Map(
        tables.map(({ name }) => {
          const [own, shown] = [truth.table(name), copy.engine.table(name)]
          const calling = {
            call: <T>(work: () => Promise<T>) => call(caller, work),
            sent: (write: () => Promise<void>) => sent(caller, own, write),
          }
          return [name, storeOf({ own, shown, stream: stream(name) }, calling)]
        }),
      )
      return {
        table: (name) => stores.get(name) as Store,
        tools: (name) => truth.tools(name),
        close: async () => {},
      }
    },
    isStill: () => copy.isEven() && [...streams.values()].every(({ onTheWay }) => onTheWay === 0),
    items: (table: string) => scanned(truth.tools(table)),
    sweep: () => sweepAll(truth, tables, publish),
  })
}
