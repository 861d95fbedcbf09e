import { Count, entity, Id, type Of, shardedPart, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'

/**
 * Its GSI1 keys are the reverse edge: one item answers "whom do I follow" and "who follows me". The
 * mirrors of a very large account are spread over `USER#{followeeId}#{shard}`.
 */
export const Follow = entity(ggCore, {
  type: 'Follow',
  ours: ['GSI2'],
  fields: {
    followerId: Id,
    followeeId: Id,
    createdAt: Timestamp,
    shard: z.int().min(0).optional(),
  },
  derive: { followee: ({ followeeId, shard }) => shardedPart(followeeId, shard ?? 0, '#') },
  keys: {
    table: ['USER#{followerId}', 'FOLLOWING#{followeeId}'],
    GSI1: ['USER#{followee}', 'FOLLOWER#{followerId}'],
    GSI2: ['FOLLOWERS#{followee}', '{createdAt}#{followerId}'],
  },
})
export type Follow = Of<typeof Follow>

/** The timeline copy, an item of its own because an item holds only one GSI1 pair. */
export const FollowLog = entity(ggCore, {
  type: 'FollowLog',
  ours: ['table'],
  fields: { followerId: Id, followeeId: Id, createdAt: Timestamp },
  keys: {
    table: ['USER#{followerId}', 'FOLLOWLOG#{followeeId}'],
    GSI1: ['USER#{followerId}', 'ENTITY#Following#{createdAt}#{followeeId}'],
  },
})
export type FollowLog = Of<typeof FollowLog>

export const Counter = entity(ggCore, {
  type: 'Counter',
  fields: {
    userId: Id,
    name: z.enum(['FOLLOWERS', 'FOLLOWING', 'UNREAD', 'STORED']),
    count: Count,
    updatedAt: Timestamp,
    /** It is the sum of its shards: nobody else moves it. */
    isSum: z.boolean().optional(),
    /** It was found to be wrong then: a job counts anew. */
    recountAt: Timestamp.optional(),
    /** Of UNREAD: how often everything was marked read; it counts what came since. */
    wave: z.int().optional(),
    /** When that was done last. */
    waveAt: Timestamp.optional(),
  },
  keys: { table: ['USER#{userId}', 'COUNTER#{name}'] },
})
export type Counter = Of<typeof Counter>

/** What a very large account counts in one shard; `COUNTER#FOLLOWERS` is the sum of all. */
export const CounterShard = entity(ggCore, {
  type: 'CounterShard',
  ours: true,
  fields: {
    userId: Id,
    shard: z.int().min(0),
    name: z.enum(['FOLLOWERS']),
    count: Count,
    updatedAt: Timestamp,
  },
  derive: { place: ({ shard }: { shard?: number }) => shard?.toString() },
  keys: { table: ['USER#{userId}#{place}', 'COUNTER#{name}'] },
})
export type CounterShard = Of<typeof CounterShard>
