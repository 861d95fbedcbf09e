import { ConditionFailedError } from '../errors.ts'
import { type LmdbEngine, openLmdb } from '../lmdb/index.ts'
import type { Engine, Item, Store } from '../port.ts'
import {
  crashTable,
  EXPIRY_FROM_SECONDS,
  indexPartitionsOf,
  type Lane,
  partitionOf,
  writeOf,
} from './crash-lanes.ts'
import { canonical, openModel } from './model.ts'

const LOG_BATCH = 1000
const AFTER_ALL_EXPIRIES_MS = (EXPIRY_FROM_SECONDS + 1_000_000) * 1000

interface Expectation {
  readonly directory: string
  readonly lanes: readonly Lane[]
  readonly model: Engine
  readonly clock: { now: number }
  /** How many writes each lane has behind it, acknowledged or found. */
  readonly done: Map<Lane, number>
  /** What the change log alone says is there. */
  readonly replayed: Map<string, string>
  readonly log: { position: string; last: number }
}

export function expectNothingYet(directory: string, lanes: readonly Lane[]): Expectation {
  const clock = { now: Date.now() }
  return {
    directory,
    lanes,
    clock,
    model: openModel([crashTable], { clock: () => clock.now }),
    done: new Map(lanes.map((lane) => [lane, 0])),
    replayed: new Map(),
    log: { position: '0', last: 0 },
  }
}

async function scanned(engine: Engine): Promise<Map<string, string>> {
  const items = new Map<string, string>()
  for await (const page of engine.tools(crashTable.name).scan())
    for (const item of page) items.set(canonical([item.PK, item.SK]), canonical(item))
  return items
}

async function whole(store: Store, query: { partition: string; index?: string }): Promise<string> {
  const items: Item[] = []
  let page = await store.query({ ...query, limit: 1000 })
  for (; page.next; page = await store.query({ ...query, limit: 1000, after: page.next }))
    items.push(...page.items)
  return [...items, ...page.items].map(canonical).sort().join('\n')
}

async function advance(model: Store, lane: Lane, n: number): Promise<void> {
  await model.write(writeOf(lane, n)).catch((error) => {
    if (!(error instanceof ConditionFailedError)) throw error
  })
}

/** Every acknowledged write is there; of the one in flight everything is, or nothing. */
async function judgeLane(
  expected: Expectation,
  { store, lane }: { store: Store; lane: Lane },
  acknowledged: number,
) {
  const model = expected.model.table(crashTable.name)
  const partition = partitionOf(lane)
  for (let n = (expected.done.get(lane) ?? 0) + 1; n <= acknowledged; n++)
    await advance(model, lane, n)
  expected.done.set(lane, acknowledged)
  const found = await whole(store, { partition })
  const before = await whole(model, { partition })
  if (found === before) return
  await advance(model, lane, acknowledged + 1)
  expected.done.set(lane, acknowledged + 1)
  const after = await whole(model, { partition })
  if (found === after) return
  throw new Error(
    `${partition}: ${acknowledged} writes were acknowledged, but there is\n${found}\ninstead of\n${before}\nor\n${after}`,
  )
}

/** Each change starts from what the one before left, and numbers have no holes. */
async function replay({ log, replayed }: Expectation, store: Store): Promise<void> {
  for (;;) {
    const { changes, position } = await store.changes.read(log.position, LOG_BATCH)
    if (changes.length === 0) return
    log.position = position
    for (const { id, key, old, new: next } of changes) {
      const text = canonical([key.PK, key.SK])
      if (Number(id) !== log.last + 1) throw new Error(`The log goes from ${log.last} to ${id}.`)
      log.last += 1
      if ((old && canonical(old)) !== replayed.get(text))
        throw new Error(`Change ${id} of ${text} does not start from what the log left there.`)
      if (next) replayed.set(text, canonical(next))
      else replayed.delete(text)
    }
  }
}

function mustEqual(what: string, found: Map<string, string>, wanted: Map<string, string>): void {
  for (const [key, text] of wanted)
    if (found.get(key) !== text)
      throw new Error(`${what}: ${key} is ${found.get(key)} instead of ${text}.`)
  for (const key of found.keys())
    if (!wanted.has(key)) throw new Error(`${what}: ${key} should not be there.`)
}

async function judgeWhole(expected: Expectation, engine: LmdbEngine): Promise<void> {
  const store = engine.table(crashTable.name)
  const items = await scanned(engine)
  mustEqual('items', items, await scanned(expected.model))
  await replay(expected, store)
  mustEqual('items by the log', expected.replayed, items)
  for (const lane of expected.lanes) {
    for (const partition of indexPartitionsOf(lane)) {
      for (const index of Object.keys(crashTable.indexes)) {
        const found = await whole(store, { index, partition })
        if (found !== (await whole(expected.model.table(crashTable.name), { index, partition })))
          throw new Error(`${index} ${partition} does not follow the items:\n${found}`)
      }
    }
  }
  const problems = await engine.tools(crashTable.name).verify()
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

const open = ({ directory, clock }: Expectation) =>
  openLmdb({ directory, tables: [crashTable], clock: () => clock.now })

/** Reopens the directory after the kills. `acknowledged` says how far each lane's writer got. */
export async function judge(
  expected: Expectation,
  acknowledged: (lane: Lane) => number,
): Promise<void> {
  const engine = await open(expected)
  try {
    const store = engine.table(crashTable.name)
    for (const lane of expected.lanes)
      await judgeLane(expected, { store, lane }, acknowledged(lane))
    await judgeWhole(expected, engine)
    await engine.tools(crashTable.name).trim(expected.log.position)
  } finally {
    await engine.close()
  }
}

/** When all times are over, the expiry order has to lead to exactly the items that have one. */
export async function judgeExpiries(expected: Expectation): Promise<void> {
  expected.clock.now = AFTER_ALL_EXPIRIES_MS
  const engine = await open(expected)
  try {
    const swept = await engine.tools(crashTable.name).sweep()
    const due = await expected.model.tools(crashTable.name).sweep()
    if (swept !== due || due === 0) throw new Error(`${swept} items were swept instead of ${due}.`)
    await judgeWhole(expected, engine)
  } finally {
    await engine.close()
  }
}

export type { Expectation }
