import { randomUUID } from 'node:crypto'
import { type ConsumedCapacity, openDynamoDB } from '@longtable/store/dynamodb'
import { startDynoxide } from '@longtable/store/testing/dynoxide'
import type { Item, Operation, Store, Value } from '@longtable/store'
import type { TestStore } from '@longtable/store/testing'
import type { SystemContext } from '@longtable/system'
import { createSystemWorld, type SystemWorld, type SystemWorldOptions } from './system-world.ts'
import type { TestedSystem } from './tested-system.ts'

export interface Measured<T> {
  readonly answer: T
  readonly calls: readonly ConsumedCapacity[]
  /** What was sent in one transaction each. */
  readonly transactions: readonly (readonly Operation[])[]
}

export interface MeteredWorld<C extends SystemContext> extends SystemWorld<C> {
  /** What the calls to the system's table cost while this runs. */
  measure<T>(run: () => Promise<T>): Promise<Measured<T>>
}

/** Tables on the DynamoDB adapter that count the units of every call. */
export interface MeteredStore extends AsyncDisposable {
  readonly store: TestStore
  /** What the calls to one table cost while this runs. */
  measure<T>(table: string, run: () => Promise<T>): Promise<Measured<T>>
}

export async function createMeteredStore(): Promise<MeteredStore> {
  const { endpoint, region, credentials, ...dynoxide } = await startDynoxide()
  const suffix = randomUUID()
  let calls: ConsumedCapacity[] = []
  let transactions: (readonly Operation[])[] = []
  const noting = (store: Store): Store => ({
    ...store,
    write(operations) {
      if (operations.length > 1) transactions.push(operations)
      return store.write(operations)
    },
  })
  const store: TestStore = {
    name: 'DynamoDB',
    async open(tables, { clock }) {
      const engine = await openDynamoDB({
        endpoint,
        region,
        credentials,
        tables,
        tableNames: Object.fromEntries(tables.map(({ name }) => [name, `${name}-${suffix}`])),
        clock,
        createTables: true,
        onCapacity: (call) => void calls.push(call),
      })
      return {
        table: (name) => noting(engine.table(name)),
        tools: (name) => engine.tools(name),
        close: () => engine.close(),
        reopen: () => Promise.reject(new Error('A measured store is not opened again.')),
        [Symbol.asyncDispose]: () => engine.close(),
      }
    },
  }
  return {
    store,
    async measure(own, run) {
      calls = []
      transactions = []
      const answer = await run()
      return { answer, calls: calls.filter(({ table }) => table === own), transactions }
    },
    [Symbol.asyncDispose]: () => dynoxide[Symbol.asyncDispose](),
  }
}

/** A world on the DynamoDB adapter that counts the units of every call. */
export async function createMeteredWorld<C extends SystemContext>(
  tested: TestedSystem<C>,
  options: SystemWorldOptions = {},
): Promise<MeteredWorld<C>> {
  const own = tested.system.model.table.name
  const metered = await createMeteredStore()
  const given = await createSystemWorld(metered.store, tested, options)
  return {
    ...given,
    measure: (run) => metered.measure(own, run),
    async [Symbol.asyncDispose]() {
      await given[Symbol.asyncDispose]()
      await metered[Symbol.asyncDispose]()
    },
  }
}

/** The same with all that was made in another world, which may be faster at it. */
export async function meteredCopy<C extends SystemContext>(
  { deps: { files, payments }, world, items }: SystemWorld<C>,
  tested: TestedSystem<C>,
): Promise<MeteredWorld<C>> {
  const copy = await createMeteredWorld(tested, {
    filesOf: () => files,
    ...(payments && { payments }),
  })
  copy.world.advance(world.now() - copy.world.now())
  await copy.deps.store.writeMany({ puts: await items() })
  return copy
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const readUnits = (calls: readonly ConsumedCapacity[], ...operations: string[]): number =>
  sum(
    calls
      .filter(({ operation }) => operations.length === 0 || operations.includes(operation))
      .map((call) => call.readUnits),
  )

export const writeUnits = (calls: readonly ConsumedCapacity[], ...operations: string[]): number =>
  sum(
    calls
      .filter(({ operation }) => operations.length === 0 || operations.includes(operation))
      .map((call) => call.writeUnits),
  )

const ELEMENT_BYTES = 1
const NESTED_BYTES = 3
const NUMBER_BYTES_MAX = 21

function bytesOf(value: Value): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number')
    return Math.min(NUMBER_BYTES_MAX, 1 + Math.ceil(String(Math.abs(value)).length / 2))
  if (value === null || typeof value === 'boolean') return 1
  const entries = Array.isArray(value)
    ? value.map((one) => bytesOf(one as Value))
    : Object.entries(value).map(([name, one]) => Buffer.byteLength(name) + bytesOf(one as Value))
  return NESTED_BYTES + sum(entries.map((bytes) => bytes + ELEMENT_BYTES))
}

/** As DynamoDB counts it: names and values, index attributes included. */
export const itemBytes = (item: Item): number =>
  sum(Object.entries(item).map(([name, value]) => Buffer.byteLength(name) + bytesOf(value)))

/** What one operation is charged, and in how many calls. */
export interface Units {
  readonly reads: number
  readonly writes: number
  readonly calls: number
}

export const unitsOf = (calls: readonly ConsumedCapacity[]): Units => ({
  reads: readUnits(calls),
  writes: writeUnits(calls),
  calls: calls.length,
})

/** One line for each operation, so that a difference shows what has become dearer. */
export function unitsText(units: Readonly<Record<string, Units>>): string {
  const lines = Object.keys(units)
    .sort()
    .map((name) => {
      const { reads, writes, calls } = units[name] as Units
      return `  "${name}": { "reads": ${reads}, "writes": ${writes}, "calls": ${calls} }`
    })
  return `{\n${lines.join(',\n')}\n}\n`
}
