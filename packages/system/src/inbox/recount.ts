import {
  enqueue,
  type JobHandler,
  onChange,
  type Processor,
  type ProcessorContext,
  settle,
} from '@longtable/core'
import { asRead, change, type Entity, laterThan, put } from '@longtable/entity'
import { ConditionFailedError, type Operation, type Store } from '@longtable/store'
import * as z from 'zod'
import type { Deps } from '../deps.ts'
import { type Reconciler, reconciler } from '../reconcile.ts'
import type { InboxAccess, InboxParts } from './parts.ts'
import { isUnread, type Note, type UnreadCount } from './unread.ts'

const Payload = z.object({ userId: z.string() })

/** What counts anew. */
export function recounting<N extends Note, C extends UnreadCount>(
  parts: InboxParts<N, C>,
  { counterOf }: InboxAccess<N, C>,
) {
  const { recountJob, notificationsOf, isThere, stillThere } = parts
  const Counter = parts.Counter as unknown as Entity<UnreadCount>

  async function countUnread(store: Store, userId: string, counter: C | undefined) {
    let count = 0
    for await (const chunk of notificationsOf.each({ store }, { userId }))
      count += chunk.filter((one) => isUnread(one, counter)).length
    return count
  }

  const correction = (counter: UnreadCount, count: number, at: string): Operation =>
    change<UnreadCount>(Counter, counter, {
      patch: { count, recountAt: undefined, updatedAt: laterThan(counter.updatedAt, at) },
      when: asRead(Counter, counter, 'updatedAt', 'count', 'wave'),
    })

  /** Counts the notifications themselves; anew, if they moved meanwhile. Who is gone has none. */
  const recountUnread = (store: Store, userId: string, at: string): Promise<void> =>
    settle('The unread count', async () => {
      if (!(await isThere({ store }, userId))) return
      const counter = await counterOf({ store }, userId)
      const count = await countUnread(store, userId, counter)
      if ((counter?.count ?? 0) === count && counter?.recountAt === undefined) return
      const first = { ...parts.counterKey(userId), count, updatedAt: at } as UnreadCount
      const operation = counter ? correction(counter, count, at) : put(Counter, first)
      await store.write([operation, stillThere(userId)])
    })

  const recountUnreadJob = ({ store, stamp }: Deps): JobHandler => ({
    kind: recountJob,
    run: ({ job }) => recountUnread(store, Payload.parse(job.payload).userId, stamp().at),
  })

  /** Everybody's. */
  const reconcileUnread: Reconciler = reconciler(parts.Person, ({ store, stamp }, person) =>
    recountUnread(store, parts.personId(person as never), stamp().at),
  )

  return { recountUnread, recountUnreadJob, reconcileUnread }
}

/** What follows from the count when it changes. */
export function followingCounts<N extends Note, C extends UnreadCount>(parts: InboxParts<N, C>) {
  const { recountJob, notificationsOf } = parts
  const Notification = parts.Notification as unknown as Entity<Note>
  const Counter = parts.Counter as unknown as Entity<UnreadCount>

  async function markRead({ store }: ProcessorContext, one: Note): Promise<void> {
    const when = { attribute: 'isRead', equals: false } as const
    try {
      await store.write([change<Note>(Notification, one, { patch: { isRead: true }, when })])
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error
    }
  }

  /**
   * Writes down what the new wave says already. Newest first, and earlier waves were looked at when
   * they ended, so it stops where a whole chunk belongs to those.
   */
  const sweepRead: Processor = onChange(
    'notifications.sweep-read',
    Counter,
    async ({ old, new: counter }, context) => {
      if (!counter || !parts.isUnreadCount(counter as C) || counter.wave === undefined) return
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
  const queueUnreadRecounts: Processor = onChange(
    'notifications.queue-recounts',
    Counter,
    async ({ id, old, new: counter }, { system, now }) => {
      if (!counter || !parts.isUnreadCount(counter as C)) return
      if (counter.recountAt === undefined || counter.recountAt === old?.recountAt) return
      const { userId } = counter
      await enqueue(
        system,
        { kind: recountJob, jobId: `${userId}-${id}`, payload: { userId } },
        now(),
      )
    },
  )

  return { sweepRead, queueUnreadRecounts }
}
