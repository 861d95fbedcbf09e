import { expect } from 'vitest'
import type { IndexLag } from '../../lmdb/index.ts'
import { ConditionFailedError, InvalidRequestError } from '../../errors.ts'
import type {
  Change,
  Clock,
  Engine,
  Item,
  LogPosition,
  Query,
  Store,
  StoreTools,
  TableDefinition,
  Value,
} from '../../port.ts'

/** Index shapes of the design documents: plain, without sort key, sharing an attribute. */
export const sample: TableDefinition = {
  name: 'sample',
  indexes: {
    GSI1: { partition: 'GSI1PK', sort: 'GSI1SK' },
    GSI2: { partition: 'GSI2PK', sort: 'GSI2SK' },
    GSI4: { partition: 'GSI4PK' },
    shared: { partition: 'GSI4PK', sort: 'GSI1SK' },
  },
  ttl: 'ttl',
  log: true,
}

/** No indexes, no expiry, no log: like the table of leases and checkpoints. */
export const quiet: TableDefinition = { name: 'quiet', indexes: {}, log: false }

export interface TestEngine extends Engine, AsyncDisposable {
  /** Closes the engine and opens the same data again. */
  reopen(): Promise<TestEngine>
}

export type OpenStore = (
  tables: readonly TableDefinition[],
  options: { clock: Clock; indexLag?: IndexLag },
) => Promise<TestEngine>

/**
 * The clock starts an hour ago, so that a time that is over for the test is over for an engine
 * with a clock of its own as well.
 */
export class TestClock {
  now = Date.now() - 3_600_000
  readonly read = () => this.now
  advance(seconds: number): void {
    this.now += seconds * 1000
  }
  /** Epoch seconds from now. */
  in(seconds: number): number {
    return Math.floor(this.now / 1000) + seconds
  }
}

export interface StoreWorld {
  readonly engine: TestEngine
  readonly store: Store
  readonly tools: StoreTools
  readonly clock: TestClock
}

/** The name states the guarantee. */
export type StoreTests = Readonly<Record<string, (world: StoreWorld) => Promise<void>>>

export const key = (SK: string, PK = 'P') => ({ PK, SK })
export const item = (SK: string, attributes: Readonly<Record<string, Value>> = {}): Item => ({
  PK: 'P',
  SK,
  ...attributes,
})

export async function putAll(store: Store, items: readonly Item[]): Promise<void> {
  await Promise.all(items.map((entry) => store.write([{ kind: 'put', item: entry }])))
}

/** Walks a query to its end. A page that says there may be more has to be full. */
export async function walk(store: Store, query: Query): Promise<Item[]> {
  const items: Item[] = []
  let after = query.after
  for (;;) {
    const page = await store.query({ ...query, ...(after && { after }) })
    items.push(...page.items)
    if (!page.next) return items
    expect(page.items.length).toBe(query.limit ?? 100)
    after = page.next
  }
}

export const sortKeys = (items: readonly Item[]) => items.map(({ SK }) => SK)

/** Reads until the log gave nothing three times: an engine may answer with an empty batch. */
export async function changesAfter(store: Store, position: LogPosition): Promise<Change[]> {
  const changes: Change[] = []
  for (let after = position, empty = 0; empty < 3; ) {
    const batch = await store.changes.read(after, 100)
    expect(batch.changes.length).toBeLessThanOrEqual(100)
    changes.push(...batch.changes)
    empty = batch.changes.length === 0 ? empty + 1 : 0
    after = batch.position
  }
  return changes
}

export const allChanges = async (store: Store) => changesAfter(store, await store.changes.oldest())

export async function scanned(tools: StoreTools): Promise<Item[]> {
  const items: Item[] = []
  for await (const page of tools.scan()) items.push(...page)
  return items
}

/** An item that was there and whose time is over. */
export async function leaveExpired({ store, clock }: StoreWorld, SK = 'gone') {
  const old = item(SK, { ttl: clock.in(60), n: 1, GSI1PK: 'G', GSI1SK: SK, GSI4PK: 'F' })
  await putAll(store, [old])
  clock.advance(60)
  return old
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(outcome, 'expected an error').toBeDefined()
  return outcome
}

export async function conditionFailures(promise: Promise<unknown>) {
  const error = await errorOf(promise)
  expect(error).toBeInstanceOf(ConditionFailedError)
  return (error as ConditionFailedError).failures
}

export async function refusal(promise: Promise<unknown>): Promise<InvalidRequestError> {
  const error = await errorOf(promise)
  expect(error).toBeInstanceOf(InvalidRequestError)
  return error as InvalidRequestError
}
