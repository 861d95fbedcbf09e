import { ChangeGapError, ConditionFailedError, InvalidRequestError } from '../errors.ts'
import type {
  Change,
  Clock,
  Condition,
  Engine,
  Item,
  Key,
  Operation,
  Query,
  SortCondition,
  Store,
  StoreTools,
  TableDefinition,
  Update,
  Value,
} from '../port.ts'

export { checkWrite, checkWriteMany } from '../validate-write.ts'

/** The same text for equal values, whatever the order of their attributes. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'undefined'
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const entries = Object.entries(value).map(
    ([name, entry]) => `${JSON.stringify(name)}:${canonical(entry)}`,
  )
  return `{${entries.sort().join()}}`
}

const bytes = (a: string, b: string) =>
  a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b))
const own = (item: Item | undefined, name: string): Value | undefined =>
  item && Object.hasOwn(item, name) ? item[name] : undefined
const idOf = ({ PK, SK }: Key) => JSON.stringify([PK, SK])
const within = (order: number, kind: string) =>
  ({ lessThan: order < 0, atMost: order <= 0, moreThan: order > 0, atLeast: order >= 0 })[kind] ===
  true

function satisfied(condition: Condition, item: Item | undefined): boolean {
  if (typeof condition === 'string') return (condition === 'present') === (item !== undefined)
  if ('all' in condition) return condition.all.every((part) => satisfied(part, item))
  if ('any' in condition) return condition.any.some((part) => satisfied(part, item))
  const { attribute, ...test } = condition
  const value = own(item, attribute)
  const [kind, operand] = Object.entries(test)[0] as [string, never]
  if (value === undefined) return kind === 'missing'
  if (kind === 'missing' || kind === 'exists') return kind === 'exists'
  if (kind === 'equals' || kind === 'notEquals') return (value === operand) === (kind === 'equals')
  if (kind === 'in') return (operand as unknown[]).some((candidate) => candidate === value)
  if (typeof value === 'string' && typeof operand === 'string')
    return within(bytes(value, operand), kind)
  if (typeof value === 'number' && typeof operand === 'number') return within(value - operand, kind)
  return false
}

function selects(condition: SortCondition, key: string): boolean {
  if ('equals' in condition) return key === condition.equals
  if ('begins' in condition) {
    const prefix = Buffer.from(condition.begins)
    return Buffer.from(key).subarray(0, prefix.length).equals(prefix)
  }
  if ('between' in condition)
    return bytes(key, condition.between[0]) >= 0 && bytes(key, condition.between[1]) <= 0
  const [kind, bound] = Object.entries(condition)[0] as [string, string]
  return within(bytes(key, bound), kind)
}

function updated(update: Update, item: Item | undefined): Item {
  const next: Record<string, Value> = { ...(item ?? update.key), ...update.set }
  for (const [name, value] of Object.entries(update.setIfMissing ?? {}))
    if (!Object.hasOwn(next, name)) next[name] = value
  for (const name of update.remove ?? []) delete next[name]
  for (const [name, amount] of Object.entries(update.add ?? {})) {
    const before = Object.hasOwn(next, name) ? next[name] : 0
    if (typeof before !== 'number')
      throw new InvalidRequestError(`attribute ${name}`, 'is no number')
    next[name] = before + amount
  }
  return next as Item
}

interface Rows {
  readonly table: TableDefinition
  readonly rows: Map<string, Item>
  readonly log: { changes: Change[]; trimmed: number }
  readonly clock: Clock
}

function isAlive({ table, clock }: Rows, item: Item): boolean {
  const expiry = table.ttl === undefined ? undefined : own(item, table.ttl)
  return typeof expiry !== 'number' || expiry > Math.floor(clock() / 1000)
}

function live(state: Rows, key: Key): Item | undefined {
  const item = state.rows.get(idOf(key))
  return item && isAlive(state, item) ? item : undefined
}

/** An image equal to what lies there, expired or not, is no change. */
function place(state: Rows, key: Key, next: Item | undefined): void {
  const old = state.rows.get(idOf(key))
  if (canonical(old) === canonical(next)) return
  if (next) state.rows.set(idOf(key), structuredClone(next))
  else state.rows.delete(idOf(key))
  const { changes, trimmed } = state.log
  changes.push({
    id: String(trimmed + changes.length + 1),
    at: state.clock(),
    key: { PK: key.PK, SK: key.SK },
    ...(old && { old }),
    ...(next && { new: structuredClone(next) }),
    ...(old && !isAlive(state, old) && { expired: true as const }),
  })
}

function write(state: Rows, operations: readonly Operation[]): void {
  const failures = operations.flatMap((op, operation) => {
    const item = live(state, op.kind === 'put' ? op.item : op.key)
    const needsItem = op.kind === 'update' && !op.orCreate && !item
    if (!needsItem && (op.when === undefined || satisfied(op.when, item))) return []
    return [{ operation, ...(op.returnItem && item && { item }) }]
  })
  if (failures.length > 0) throw new ConditionFailedError(failures)
  const placements = operations.flatMap((op): [Key, Item | undefined][] => {
    if (op.kind === 'check') return []
    if (op.kind === 'update') return [[op.key, updated(op, live(state, op.key))]]
    return op.kind === 'put' ? [[op.item, op.item]] : [[op.key, undefined]]
  })
  for (const [key, next] of placements) place(state, key, next)
}

function query(state: Rows, { partition, sort, limit = 100, descending, after, index }: Query) {
  const names = index === undefined ? { partition: 'PK', sort: 'SK' } : state.table.indexes[index]
  if (!names) throw new InvalidRequestError(`index ${index}`, 'unknown')
  const sortOf = (item: Item | Query['after']) => (names.sort ? String(item?.[names.sort]) : '')
  const order = (a: Item, b: Item) =>
    (bytes(sortOf(a), sortOf(b)) || bytes(a.PK, b.PK) || bytes(a.SK, b.SK)) * (descending ? -1 : 1)
  const matches = [...state.rows.values()].filter((item) => {
    if (own(item, names.partition) !== partition || !isAlive(state, item)) return false
    if (names.sort && own(item, names.sort) === undefined) return false
    if (sort && !selects(sort, sortOf(item))) return false
    return !after || order(item, after as Item) > 0
  })
  const items = matches.sort(order).slice(0, limit)
  const last = items.at(-1)
  if (!last || matches.length === items.length) return { items }
  const attributes = new Set(['PK', 'SK', names.partition, ...(names.sort ? [names.sort] : [])])
  return {
    items,
    next: Object.fromEntries([...attributes].map((name) => [name, String(last[name])])),
  }
}

function changeLog({ log }: Rows): Store['changes'] {
  return {
    oldest: async () => String(log.trimmed),
    newest: async () => String(log.trimmed + log.changes.length),
    async read(after, limit) {
      const from = Number(after) - log.trimmed
      if (from < 0) throw new ChangeGapError('trimmed')
      const changes = log.changes.slice(from, from + limit)
      return { changes, position: String(Number(after) + changes.length) }
    },
  }
}

function toolsOf(state: Rows): StoreTools {
  return {
    async *scan({ segment, segments, withExpired = false } = { segment: 0, segments: 1 }) {
      yield [...state.rows.values()].filter(
        (item, n) => n % segments === segment && (withExpired || isAlive(state, item)),
      )
    },
    backup: () => Promise.reject(new Error('The model has no backup.')),
    async sweep() {
      const dead = [...state.rows.values()].filter((item) => !isAlive(state, item))
      for (const item of dead) place(state, item, undefined)
      return dead.length
    },
    async trim(upTo) {
      const count = Math.max(0, Number(upTo) - state.log.trimmed)
      state.log.changes.splice(0, count)
      state.log.trimmed += count
      return count
    },
    verify: async () => [],
  }
}

interface ModelOptions {
  readonly clock: Clock
  /** What is in its tables from the beginning, by their names. */
  readonly items?: ReadonlyMap<string, readonly Item[]>
}

/** The port on a plain map, written a second time on purpose: it judges the adapters. */
export function openModel(
  tables: readonly TableDefinition[],
  { clock, items = new Map() }: ModelOptions,
): Engine {
  const opened = tables.map((table): [string, { store: Store; tools: StoreTools }] => {
    const rows = new Map((items.get(table.name) ?? []).map((item) => [idOf(item), item]))
    const state: Rows = { table, rows, log: { changes: [], trimmed: 0 }, clock }
    const store: Store = {
      table,
      get: async (key) => structuredClone(live(state, key)),
      getMany: async (keys) => structuredClone(keys.map((key) => live(state, key))),
      query: async (asked) => query(state, asked),
      write: async (operations) => write(state, operations),
      async writeMany({ puts = [], deletes = [] }) {
        for (const item of puts) place(state, item, item)
        for (const key of deletes) place(state, key, undefined)
      },
      changes: changeLog(state),
    }
    return [table.name, { store, tools: toolsOf(state) }]
  })
  const find = (name: string) => {
    const found = new Map(opened).get(name)
    if (!found) throw new InvalidRequestError(`table ${name}`, 'unknown')
    return found
  }
  return {
    table: (name) => find(name).store,
    tools: (name) => find(name).tools,
    close: async () => {},
  }
}
