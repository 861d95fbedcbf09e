import { EpochSeconds, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { ggCore } from '../table.ts'
import { ObjectType } from './activity.entity.ts'

/** A pointer to a promoted actor's activity in a follower's feed. */
export const FeedItem = entity(ggCore, {
  type: 'FeedItem',
  fields: {
    followerId: Id,
    activityId: Id,
    actorId: Id,
    verb: z.string(),
    objectType: ObjectType,
    objectId: Id,
    previewText: z.string(),
    createdAt: Timestamp,
    ttl: EpochSeconds,
  },
  lacking: { previewText: '' },
  keys: { table: ['FEED#{followerId}', 'TS#{createdAt}#{activityId}'] },
})
export type FeedItem = Of<typeof FeedItem>

/** Who fans out. The feed is complete from `since`, and finished up to `through`. */
export const Promotion = entity(ggCore, {
  type: 'Promotion',
  fields: {
    userId: Id,
    fanoutEnabled: z.boolean(),
    reason: z.enum(['followers', 'volume']),
    thresholds: z.record(z.string(), z.number()),
    since: Timestamp.optional(),
    through: Timestamp.optional(),
    followerShards: z.int().min(1).optional(),
    // Readers merge up to the highest number ever used, so shrinking loses no follower.
    followerShardsMax: z.int().min(1).optional(),
    /** Promoted by a person: no schedule takes it back. */
    byAdmin: z.literal(true).optional(),
    /** Since when it has been small enough to be demoted. */
    belowSince: Timestamp.optional(),
    updatedAt: Timestamp,
  },
  lacking: { reason: 'followers', thresholds: {} },
  keys: { table: ['PROMO#{userId}', 'PROMO#{userId}'] },
})
export type Promotion = Of<typeof Promotion>

/** How far the reader has seen the feed. */
export const FeedMarker = entity(ggCore, {
  type: 'FeedMarker',
  ours: true,
  fields: { userId: Id, activityId: Id, seenAt: Timestamp, updatedAt: Timestamp },
  keys: { table: ['USER#{userId}', 'FEEDMARKER'] },
})
export type FeedMarker = Of<typeof FeedMarker>

/** What a feed's cap has cut off: of this time and before it the feed is no longer whole. */
export const FeedFloor = entity(ggCore, {
  type: 'FeedFloor',
  ours: true,
  fields: { followerId: Id, floor: Timestamp, updatedAt: Timestamp },
  keys: { table: ['FEEDSTATE#{followerId}', 'FLOOR'] },
})
export type FeedFloor = Of<typeof FeedFloor>

/**
 * Somebody began to follow (or joined) a promoted actor: from when on their feed holds its
 * activities. It counts only for the edge of `edgeAt`.
 */
export const FeedBackfill = entity(ggCore, {
  type: 'FeedBackfill',
  ours: true,
  fields: { followerId: Id, actorId: Id, edgeAt: Timestamp, from: Timestamp },
  keys: { table: ['FEEDSTATE#{followerId}', 'FROM#{actorId}'] },
})
export type FeedBackfill = Of<typeof FeedBackfill>
