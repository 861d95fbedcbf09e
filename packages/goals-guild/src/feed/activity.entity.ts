import { entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { Tags, Visibility } from '../fields.ts'
import { ggCore } from '../table.ts'

/** Those of ours; the list of document 001 goes on, so any is read, and shown as a post. */
export const Verb = z.enum([
  'post',
  'comment',
  'goal_update',
  'task_done',
  'quest_completed',
  'milestone_achieved',
  'group_post',
])
export const ObjectType = z.enum(['Goal', 'Task', 'Group', 'Post', 'Quest', 'Milestone'])

/** Written once; the actor is a user, or a group with the member who wrote as `authorId`. */
export const Activity = entity(ggCore, {
  type: 'Activity',
  ours: ['GSI3'],
  fields: {
    activityId: Id,
    actorId: Id,
    authorId: Id.optional(),
    verb: z.string(),
    objectType: ObjectType,
    objectId: Id,
    previewText: z.string(),
    /** What happened to a goal, where the verb does not say it. */
    detail: z.enum(['created', 'shared', 'completed', 'paused', 'resumed']).optional(),
    /** The goal that this tells of: who must not see it does not see this either. */
    goalId: Id.optional(),
    goalOwnerId: Id.optional(),
    /** Of the milestone that was achieved. */
    percentage: z.number().optional(),
    /** What the completed quest has paid. */
    rewardXp: z.int().optional(),
    media: z
      .object({
        s3Key: z.string(),
        contentType: z.string(),
        width: z.number(),
        height: z.number(),
        /** Ours: where it is once more, small. */
        smallKey: z.string().optional(),
      })
      .optional(),
    tags: Tags,
    visibility: Visibility,
    createdAt: Timestamp,
  },
  // As document 001 has it: an activity is for those who follow the actor.
  lacking: { previewText: '', tags: [], visibility: 'followers' },
  keys: {
    table: ['ACTIVITY#{actorId}', 'TS#{createdAt}#{activityId}'],
    // Only what was posted to a group: what somebody has done alone is found by its actor.
    GSI3: ['AUTHOR#{authorId}', 'ACTIVITY#{createdAt}#{activityId}'],
  },
})
export type Activity = Of<typeof Activity>

/**
 * The sort keys of an actor's newest activities, so that a feed page reads only what it shows. Every
 * activity above `floorKey` is among them; without one, these are all. Feeds of followers hold every
 * activity later than `promotedSince` up to `promotedThrough`.
 */
export const ActivityHead = entity(ggCore, {
  type: 'ActivityHead',
  ours: true,
  fields: {
    actorId: Id,
    newestKeys: z.array(z.string()),
    floorKey: z.string().optional(),
    promotedSince: Timestamp.optional(),
    promotedThrough: Timestamp.optional(),
    updatedAt: Timestamp,
  },
  keys: { table: ['ACTIVITYHEAD#{actorId}', 'HEAD'] },
})
export type ActivityHead = Of<typeof ActivityHead>
