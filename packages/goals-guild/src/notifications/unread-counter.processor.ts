import type { Deps } from '@longtable/system'
import { enqueue, type JobHandler, onChange, type ProcessorContext } from '@longtable/core'
import { change } from '@longtable/entity'
import { ConditionFailedError } from '@longtable/store'
import * as z from 'zod'
import { Counter } from '../follows/follow.entity.ts'
import { Notification } from './notification.entity.ts'
import { notificationsOf } from './notification.patterns.ts'
import { recountUnread } from './recount-unread.ts'
import { isUnread } from './unread-counts.ts'

const RECOUNT_JOB = 'goals-guild.recount-unread'

async function markRead({ store }: ProcessorContext, one: Notification): Promise<void> {
  const when = { attribute: 'isRead', equals: false } as const
  try {
    await store.write([change(Notification, one, { patch: { isRead: true }, when })])
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error
  }
}

/**
 * Writes down what the new wave says already. Newest first, and earlier waves were looked at when
 * they ended, so it stops where a whole chunk belongs to those.
 */
export const sweepRead = onChange(
  'notifications.sweep-read',
  Counter,
  async ({ old, new: counter }, context) => {
    if (counter?.name !== 'UNREAD' || counter.wave === undefined) return
    if (counter.wave === old?.wave) return
    const ended = old?.wave ?? 0
    for await (const chunk of notificationsOf.each(context, { userId: counter.userId })) {
      const unread = chunk.filter((one) => !one.isRead && !isUnread(one, counter))
      await Promise.all(unread.map((one) => markRead(context, one)))
      if (chunk.every(({ wave = 0 }) => wave < ended)) return
    }
  },
)

/** A wrong count never stops an act; the act marks it, and the mark asks for this. */
export const queueUnreadRecounts = onChange(
  'notifications.queue-recounts',
  Counter,
  async ({ id, old, new: counter }, { system, now }) => {
    if (counter?.name !== 'UNREAD') return
    if (counter.recountAt === undefined || counter.recountAt === old?.recountAt) return
    const { userId } = counter
    await enqueue(
      system,
      { kind: RECOUNT_JOB, jobId: `${userId}-${id}`, payload: { userId } },
      now(),
    )
  },
)

const Payload = z.object({ userId: z.string() })

export const recountUnreadJob = ({ store, stamp }: Deps): JobHandler => ({
  kind: RECOUNT_JOB,
  run: ({ job }) => recountUnread(store, Payload.parse(job.payload).userId, stamp().at),
})
