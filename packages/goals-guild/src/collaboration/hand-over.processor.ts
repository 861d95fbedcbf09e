import type { Deps as SystemDeps } from '@longtable/system'
import { enqueue, type JobHandler, onChange, onInsert } from '@longtable/core'
import * as z from 'zod'
import { EmailUnique } from '../users/user.entity.ts'
import { emailLock } from '../users/user.patterns.ts'
import { handOver } from './hand-over.ts'
import { addressInvited, CollaborationInvite } from './invite.entity.ts'
import { invitesFor, invitesForEmail } from './invite.patterns.ts'
import { takeBackInvite } from './take-back.ts'

const HAND_OVER_JOB = 'goals-guild.hand-over-invites'
/** By then the index shows the invites that were sent before the address was taken. */
const SECOND_LOOK_MS = 60_000

type Deps = Pick<SystemDeps, 'store' | 'now'>

const Moved = z.object({ email: z.string(), formerId: z.string().optional() })

/** What the former holder has not answered goes to who has the address now, or waits for them. */
async function followLock(deps: Deps, { email, formerId }: z.infer<typeof Moved>): Promise<void> {
  if (formerId !== undefined)
    for await (const invites of invitesFor.each(deps, { inviteeId: formerId, status: 'pending' }))
      for (const invite of invites)
        if (addressInvited(invite) === email) await takeBackInvite(deps, invite, formerId)
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
 * Somebody has registered, changed their address or given it up. The index may not show yet what was
 * sent a moment before, so it is looked at once more.
 */
export const handOverWaitingInvites = onChange(
  'collaboration.hand-over-waiting',
  EmailUnique,
  async ({ id, old, new: lock }, context) => {
    const email = lock?.email ?? old?.email
    if (email === undefined || lock?.userId === old?.userId) return
    const moved = { email, ...(old && { formerId: old.userId }) }
    await followLock(context, moved)
    const job = { kind: HAND_OVER_JOB, jobId: id, payload: moved }
    await enqueue(context.system, { ...job, at: context.now() + SECOND_LOOK_MS }, context.now())
  },
)

export const handOverJob = (deps: SystemDeps): JobHandler => ({
  kind: HAND_OVER_JOB,
  run: ({ job }) => followLock(deps, Moved.parse(job.payload)),
})
