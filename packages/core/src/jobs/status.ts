import { fromItem } from '@longtable/entity'
import type { Query, Store } from '@longtable/store'
import { Job, jobsDue, queueOf } from '../processors/system.ts'
import { iso } from './jobs.ts'

/** Dead jobs are counted so far; then there are so many or more. */
const DEAD_COUNTED_MAX = 1000

export interface JobsStatus {
  /** Jobs that failed, or ended their worker, eight times and wait for the operator. */
  readonly dead: number
  /** For how long the oldest job that could run has waited for somebody to take it. */
  readonly oldestDueMs: number
}

/** For operators: what nobody takes, and what nobody could do. */
export async function jobsStatus(
  system: Store,
  kinds: readonly string[],
  now: number,
): Promise<JobsStatus> {
  const oldestOf = async (kind: string): Promise<number> => {
    const queue = queueOf({ status: 'queued', kind }) as string
    const query: Query = { ...jobsDue.query({ queue, to: `${iso(now)}~` }), limit: 1 }
    const [oldest] = (await system.query(query)).items
    return oldest ? Math.max(0, now - Date.parse(fromItem(Job, oldest).dueAt)) : 0
  }
  const dead = await system.query({
    ...jobsDue.query({ queue: 'DEAD' }),
    limit: DEAD_COUNTED_MAX,
  })
  return {
    dead: dead.items.length,
    oldestDueMs: Math.max(0, ...(await Promise.all(kinds.map(oldestOf)))),
  }
}
