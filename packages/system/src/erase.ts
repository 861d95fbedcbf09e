import { enqueue, type JobHandler } from '@longtable/core'
import * as z from 'zod'
import type { Deps } from './deps.ts'
import { createFailures } from './failures.ts'

/** By then every index shows what was written before the tombstone. */
const SECOND_LOOK_MS = 15 * 60_000

export interface Erasure {
  readonly userId: string
  /** The second look: what an index showed too late for the first one is found now. */
  readonly isLast: boolean
}

/** What a feature removes of a deleted account. It may be stopped anywhere and is run again. */
export interface Eraser {
  readonly name: string
  /** `Comment.userId`: the fields by which it finds the person. */
  readonly covers: readonly string[]
  readonly erase: (deps: Deps, erasure: Erasure) => Promise<void>
}

const Payload = z.object({ userId: z.string(), isLast: z.boolean() })

interface Erasing {
  /** `goals-guild.erase-account`. */
  readonly job: string
  /** Whether the account is a tombstone: one that is alive is not erased. */
  readonly isDeleted: (deps: Pick<Deps, 'store'>, userId: string) => Promise<boolean>
}

/** How a system erases accounts: by a job, once at once and once when its indexes have settled. */
export function erasing({ job: kind, isDeleted }: Erasing) {
  /** The same id is the same job, so a change that comes again queues nothing. */
  const queue = (
    { system, now }: Pick<Deps, 'system' | 'now'>,
    { userId, isLast }: Erasure,
  ): Promise<boolean> =>
    enqueue(
      system,
      {
        kind,
        jobId: isLast ? `${userId}-last` : userId,
        payload: { userId, isLast },
        ...(isLast && { at: now() + SECOND_LOOK_MS }),
      },
      now(),
    )
  const job = (deps: Deps, erasers: readonly Pick<Eraser, 'name' | 'erase'>[]): JobHandler => ({
    kind,
    async run({ job: { payload }, progress }) {
      const { userId, isLast } = Payload.parse(payload)
      if (!(await isDeleted(deps, userId)))
        throw new Error('An account that is alive is not erased.')
      const failures = createFailures()
      for (const { name, erase } of erasers) {
        await progress(name)
        await failures.note(() => erase(deps, { userId, isLast }))
      }
      // Also behind a failure: what is in nobody's way is looked for again in time.
      if (!isLast) await queue(deps, { userId, isLast: true })
      failures.end()
    },
  })
  return { queue, job }
}
