import { fromItem, keyOf } from '@longtable/entity'
import { ChangeGapError, type LogPosition, type Store } from '@longtable/store'
import { type LeaseHolder, RENEW_MS, sightOf } from './lease.ts'
import { Checkpoint } from './system.ts'
import { LEASE_MS } from './take-lease.ts'

interface WatchOptions {
  readonly store: Store
  readonly system: Store
  readonly group: string
  readonly lease: LeaseHolder
  readonly now: () => number
}

/**
 * What a process does that does not hold the lease. While another works it looks again when that
 * lease runs out; while nobody has anything to do it looks for changes, and takes the lease for them.
 */
export function createWatch({ store, system, group, lease, now }: WatchOptions) {
  const checkpointKey = keyOf(Checkpoint, { group, tableName: store.table.name })
  /** Once we have held it ourselves, we know that nothing waits but what its last holder knew of. */
  let hasHeld = false
  /** A place behind which there was nothing left to do. */
  let rested: LogPosition | undefined
  let heldUntil: number | undefined

  /** A gap is news too: whoever holds the lease says so. */
  async function hasNews(after: LogPosition): Promise<boolean> {
    try {
      const { changes, position } = await store.changes.read(after, 1)
      return changes.length > 0 || position !== after
    } catch (error) {
      if (error instanceof ChangeGapError) return true
      throw error
    }
  }

  /** Lease and checkpoint are one read. */
  async function look() {
    const [found, checkpoint] = await system.getMany([lease.key, checkpointKey])
    return {
      sight: sightOf(found, now()),
      checkpoint: checkpoint && fromItem(Checkpoint, checkpoint).position,
    }
  }

  async function isWanted(): Promise<boolean> {
    const nobodyWorked = heldUntil === undefined
    if (nobodyWorked && rested !== undefined && !(await hasNews(rested))) return false
    const { sight, checkpoint } = await look()
    heldUntil = sight.state === 'held' ? sight.until : undefined
    if (sight.state === 'held') return false
    // Whoever rested has gone as far as its checkpoint, and left no line of parked changes.
    if (sight.state === 'free' || !hasHeld || checkpoint === undefined) return true
    if (checkpoint === rested) return true
    rested = checkpoint
    return hasNews(checkpoint)
  }

  /** Takes the lease when there is something to do under it. */
  async function take(): Promise<boolean> {
    if (!(await isWanted()) || !(await lease.hold())) return false
    hasHeld = true
    rested = undefined
    return true
  }

  return {
    hold: (): Promise<boolean> => (lease.isOurs ? lease.hold() : take()),
    /** Gives the lease back where there is nothing left to do. */
    async rest(position: LogPosition): Promise<void> {
      await lease.rest()
      rested = position
    },
    /** Another works. */
    isWatching: (): boolean => !lease.isOurs && heldUntil !== undefined,
    /** When to renew ours, or to look at another's; of one that nobody needs nobody knows. */
    waitMs(): number {
      if (lease.isOurs) return RENEW_MS
      if (heldUntil === undefined) return Infinity
      return Math.min(Math.max(heldUntil - now(), 0), LEASE_MS)
    },
  }
}
