import type { Deps } from '@longtable/system'
import { enqueue, type JobHandler, onChange, type Processor } from '@longtable/core'
import * as z from 'zod'
import { Counter, CounterShard } from './follow.entity.ts'
import { recount, sumShards } from './recount.ts'

const RECOUNT_JOB = 'goals-guild.recount-follows'
/** By then the indexes show what was written before the mark. */
const RECOUNT_DELAY_MS = 60_000

const iso = (epochMs: number) => new Date(epochMs).toISOString()

const sum = onChange('follows.sum-shards', CounterShard, async (change, { store, now }) => {
  const userId = change.new?.userId ?? change.old?.userId
  if (userId !== undefined) await sumShards(store, userId, iso(now()))
})

/** A busy account changes many shares at once; each batch is summed up once per account. */
export const sumFollowerShards: Processor = {
  ...sum,
  async handleBatch(changes: readonly { old?: CounterShard; new?: CounterShard }[], context) {
    const users = new Set(
      changes.flatMap((change) => change.new?.userId ?? change.old?.userId ?? []),
    )
    for (const userId of users) await sumShards(context.store, userId, iso(context.now()))
  },
}

/** A wrong counter never stops an act; the act marks it, and the mark asks for this. */
export const queueRecounts = onChange(
  'follows.queue-recounts',
  Counter,
  async ({ id, old, new: counter }, { system, now }) => {
    if (counter?.recountAt === undefined || counter.recountAt === old?.recountAt) return
    const { userId, name } = counter
    if (name === 'UNREAD' || name === 'STORED') return
    const job = { kind: RECOUNT_JOB, jobId: `${userId}-${name}-${id}`, payload: { userId, name } }
    await enqueue(system, { ...job, at: now() + RECOUNT_DELAY_MS }, now())
  },
)

const Payload = z.object({ userId: z.string(), name: z.enum(['FOLLOWERS', 'FOLLOWING']) })

export const recountJob = ({ store, stamp }: Deps): JobHandler => ({
  kind: RECOUNT_JOB,
  run: ({ job }) => recount(store, Payload.parse(job.payload), stamp().at),
})
