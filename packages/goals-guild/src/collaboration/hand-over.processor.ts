import { enqueue, type JobHandler, onChange, onInsert } from '@longtable/core'
import * as z from 'zod'
import type { GuildDeps } from '../context.ts'
import { EmailUnique } from '../users/user.entity.ts'
import { emailLock } from '../users/user.patterns.ts'
import { handOver } from './hand-over.ts'
import { CollaborationInvite } from './invite.entity.ts'
import { invitesForEmail } from './invite.patterns.ts'

const HAND_OVER_JOB = 'goals-guild.hand-over-invites'
/** By then the index shows the invites that were sent before the address was taken. */
const SECOND_LOOK_MS = 60_000

type Deps = Pick<GuildDeps, 'store' | 'now'>

async function handOverAll(deps: Deps, email: string): Promise<void> {
  const lock = await emailLock(deps, { email })
  if (!lock) return
  const waiting = { inviteeEmail: email, status: 'pending' } as const
  for await (const invites of invitesForEmail.each(deps, waiting))
    for (const invite of invites) await handOver(deps, invite, lock.userId)
}

/** An invite to an address that somebody has already. */
export const handOverNewInvites = onInsert(
  'collaboration.hand-over-new',
  CollaborationInvite,
  async (invite, context) => {
    const { inviteeEmail: email, inviteeId } = invite
    if (email === undefined || inviteeId !== undefined) return
    const lock = await emailLock(context, { email })
    if (lock) await handOver(context, invite, lock.userId)
  },
)

/**
 * Somebody has registered, or changed their address. The index may not show yet what was sent a
 * moment before, so it is looked at once more.
 */
export const handOverWaitingInvites = onChange(
  'collaboration.hand-over-waiting',
  EmailUnique,
  async ({ id, old, new: lock }, context) => {
    if (!lock || lock.userId === old?.userId) return
    const { email } = lock
    await handOverAll(context, email)
    const job = { kind: HAND_OVER_JOB, jobId: id, payload: { email } }
    await enqueue(context.system, { ...job, at: context.now() + SECOND_LOOK_MS }, context.now())
  },
)

const Payload = z.object({ email: z.string() })

export const handOverJob = (deps: GuildDeps): JobHandler => ({
  kind: HAND_OVER_JOB,
  run: ({ job }) => handOverAll(deps, Payload.parse(job.payload).email),
})
