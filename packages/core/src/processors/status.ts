import { ChangeGapError, type LogPosition, type Store } from '@longtable/store'
import { createStillness } from '../clock.ts'
import type { Parking } from './parking.ts'

/** Unprocessed changes are counted so far; then there are so many or more. */
export const UNPROCESSED_COUNTED_MAX = 1000

export interface RunnerStatus {
  readonly table: string
  /** How many changes are not processed yet, up to `UNPROCESSED_COUNTED_MAX`. */
  readonly unprocessed: number
  /** Age of the oldest of them, or for how long we have seen it wait: a clock may have gone back. */
  readonly lagMs: number
  readonly waiting: number
  readonly dead: number
  /** Why no processor of this table works: changes were lost before they were read. */
  readonly gap?: string
}

interface StatusOptions {
  readonly store: Store
  readonly parking: Parking
  readonly checkpoint: () => Promise<LogPosition>
  readonly now: () => number
  readonly steadyNow: () => number
}

/** For operators: how far the processors of a table are behind, whatever the clock says. */
export function createStatus(options: StatusOptions): () => Promise<RunnerStatus> {
  const { store, parking, checkpoint, now, steadyNow } = options
  const waitedMs = createStillness(steadyNow)

  async function behind(): Promise<Pick<RunnerStatus, 'unprocessed' | 'lagMs' | 'gap'>> {
    try {
      const { changes } = await store.changes.read(await checkpoint(), UNPROCESSED_COUNTED_MAX)
      const [oldest] = changes
      const lagMs = oldest ? Math.max(now() - oldest.at, waitedMs('oldest', oldest.id)) : 0
      return { unprocessed: changes.length, lagMs }
    } catch (error) {
      if (!(error instanceof ChangeGapError)) throw error
      return { unprocessed: 0, lagMs: 0, gap: error.message }
    }
  }

  return async () => {
    const parked = await parking.list()
    const count = (status: string) => parked.filter((one) => one.status === status).length
    return {
      table: store.table.name,
      ...(await behind()),
      waiting: count('waiting'),
      dead: count('dead'),
    }
  }
}
