import { enqueue, type JobHandler } from '@longtable/core'
import { find } from '@longtable/entity'
import * as z from 'zod'
import type { GuildDeps } from '../context.ts'
import { User } from './user.entity.ts'

export const ERASE_JOB = 'goals-guild.erase-account'

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
  readonly erase: (deps: GuildDeps, erasure: Erasure) => Promise<void>
}

const Payload = z.object({ userId: z.string(), isLast: z.boolean() })

/** The same id is the same job, so a change that comes again queues nothing. */
export const queueErasure = (
  { system, now }: Pick<GuildDeps, 'system' | 'now'>,
  { userId, isLast }: Erasure,
): Promise<boolean> =>
  enqueue(
    system,
    {
      kind: ERASE_JOB,
      jobId: isLast ? `${userId}-last` : userId,
      payload: { userId, isLast },
      ...(isLast && { at: now() + SECOND_LOOK_MS }),
    },
    now(),
  )

export const eraseAccountJob = (deps: GuildDeps, erasers: readonly Eraser[]): JobHandler => ({
  kind: ERASE_JOB,
  async run({ job, progress }) {
    const { userId, isLast } = Payload.parse(job.payload)
    const user = await find(deps.store, User, { id: userId })
    if (user?.status !== 'deleted') throw new Error('An account that is alive is not erased.')
    for (const { name, erase } of erasers) {
      await progress(name)
      await erase(deps, { userId, isLast })
    }
    if (!isLast) await queueErasure(deps, { userId, isLast: true })
  },
})
