import { type AnyEntity, fromItem, isOf, type Of, UnreadableItemError } from '@longtable/entity'
import {
  InvalidRequestError,
  type Item,
  type Key,
  type Operation,
  type Store,
  type StoreTools,
  type Value,
} from '@longtable/store'
import type { Deps } from './deps.ts'

/** Counts anew what an item says, and sets it where it is wrong. */
interface Recount {
  readonly entity: AnyEntity
  // oxlint-disable-next-line typescript/no-explicit-any -- the entity says what it is
  readonly mend: (deps: Deps, value: any) => Promise<unknown>
}

/** Sums up a whole table: begun before the first item is shown, ended after the last. */
export interface TallyOfAll {
  readonly tally: (deps: Deps) => Promise<{
    see(item: Item): void
    end(): Promise<void>
  }>
}

export type Reconciler = Recount | TallyOfAll

/** `reconciler(Group, (deps, { id }) => recountGroup(deps, id))`: for each item of the entity. */
export const reconciler = <E extends AnyEntity>(
  entity: E,
  mend: (deps: Deps, value: Of<E>) => Promise<unknown>,
): Recount => ({ entity, mend })

/** An attribute that was wrong. */
export interface Mended {
  readonly key: Key
  readonly attribute: string
  readonly was: Value | undefined
  readonly is: Value | undefined
}

/** What goes with every change of a count and says nothing to a reader. */
const BOOKKEEPING = /Revision$|^updatedAt$|^recountAt$/

const keyOf = (operation: Operation): Key =>
  operation.kind === 'put' ? { PK: operation.item.PK, SK: operation.item.SK } : operation.key

/** Attributes as an operation leaves them; those of keys follow from the others. */
function written(operation: Operation): [string, Value | undefined][] {
  if (operation.kind === 'put') return Object.entries(operation.item)
  if (operation.kind !== 'update') return []
  return Object.entries(operation.set ?? {})
}

async function differences(store: Store, operations: readonly Operation[]): Promise<Mended[]> {
  const items = await store.getMany(operations.map(keyOf))
  return operations.flatMap((operation, place) =>
    written(operation)
      .map(([attribute, is]) => ({
        key: keyOf(operation),
        attribute,
        was: items[place]?.[attribute],
        is,
      }))
      .filter(
        ({ attribute, was, is }) =>
          !BOOKKEEPING.test(attribute) && JSON.stringify(was) !== JSON.stringify(is),
      ),
  )
}

/** The same store, told of every write; a dry one writes nothing and says that it did. */
function watched(store: Store, isDry: boolean, tell: (mended: readonly Mended[]) => void): Store {
  return {
    ...store,
    async write(operations) {
      const found = await differences(store, operations)
      if (!isDry) await store.write(operations)
      tell(found)
    },
    writeMany() {
      throw new Error('What is reconciled is written with conditions.')
    },
  }
}

interface Reconciling {
  readonly deps: Deps
  readonly tools: Pick<StoreTools, 'scan'>
  readonly reconcilers: readonly Reconciler[]
  /** Only looks. Sums of what would have been mended are shown as they are. */
  readonly isDry: boolean
  /** How many items were looked at so far. */
  readonly progress?: (items: number) => void
  /** What cannot be read cannot be counted: it is told here and left as it is. */
  readonly onUnreadable?: (error: UnreadableItemError) => void
}

/** An item that cannot be read, or whose parts no key can hold, does not end the run for the others. */
function unreadableIn(error: unknown, item?: Item): UnreadableItemError | undefined {
  if (error instanceof UnreadableItemError) return error
  if (!item || !(error instanceof InvalidRequestError)) return undefined
  return new UnreadableItemError('item', item, error.message)
}

/** One scan for all: every count is compared with what it counts, and mended while people go on writing. */
export async function reconcile(options: Reconciling): Promise<Mended[]> {
  const { tools, reconcilers, isDry, progress, onUnreadable } = options
  const mended: Mended[] = []
  const store = watched(options.deps.store, isDry, (found) => mended.push(...found))
  const deps = { ...options.deps, store }
  const recounts = reconcilers.filter((one): one is Recount => 'mend' in one)
  const tallies = await Promise.all(
    reconcilers.flatMap((one) => ('tally' in one ? [one.tally(deps)] : [])),
  )
  const attempt = async (run: () => unknown, item?: Item) => {
    try {
      await run()
    } catch (error) {
      const unreadable = unreadableIn(error, item)
      if (!unreadable || !onUnreadable) throw error
      onUnreadable(unreadable)
    }
  }
  let seen = 0
  for await (const items of tools.scan()) {
    for (const item of items) {
      for (const { entity, mend } of recounts)
        if (isOf(entity, item)) await attempt(() => mend(deps, fromItem(entity, item)), item)
      for (const { see } of tallies) await attempt(() => see(item), item)
    }
    seen += items.length
    progress?.(seen)
  }
  for (const { end } of tallies) await attempt(end)
  return mended
}
