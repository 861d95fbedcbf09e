import { put } from '@longtable/entity'
import { ConditionFailedError, type Operation, type Put, type Store } from '@longtable/store'
import { expiryOf } from './expiry.ts'
import type { SharedRows } from './context.ts'
import { settle } from './settle.ts'

/** Longer than a change is kept, so that none comes again after it. */
const MARKER_DAYS = 7
const DAY_MS = 86_400_000

interface Deps {
  readonly store: Store
  /** Epoch milliseconds. */
  readonly now: () => number
  readonly rows: Pick<SharedRows, 'Marker'>
}

/** Which effect of which change. */
interface Effect {
  readonly processor: string
  readonly changeId: string
}

/** Goes into the transaction of an effect that adds to a number: a second time it cannot be written. */
export const marked = ({ store, now, rows }: Deps, { processor, changeId }: Effect): Put =>
  put(rows.Marker, {
    processor,
    changeId,
    createdAt: new Date(now()).toISOString(),
    ...expiryOf(store.table, now() + MARKER_DAYS * DAY_MS),
  })

/**
 * What a change does once, however often it comes: planned anew while others write, and written with
 * its marker.
 */
export const once = (
  deps: Deps,
  effect: Effect,
  plan: () => Promise<readonly Operation[]>,
): Promise<void> =>
  settle(`What follows from change ${effect.changeId}`, async () => {
    const operations = await plan()
    try {
      await deps.store.write([marked(deps, effect), ...operations])
    } catch (error) {
      const isDone =
        error instanceof ConditionFailedError &&
        error.failures.some(({ operation }) => operation === 0)
      if (!isDone) throw error
    }
  })
