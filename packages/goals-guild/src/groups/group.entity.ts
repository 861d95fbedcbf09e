import { Count, entity, Id, type Of, Timestamp } from '@longtable/entity'
import * as z from 'zod'
import { Tags } from '../fields.ts'
import { ggCore } from '../table.ts'

/**
 * A project (`isPersistent: false`) or a community (`true`). An item that was made by the document
 * alone has no revisions; each then stands for 0.
 */
export const Group = entity(ggCore, {
  type: 'Group',
  fields: {
    id: Id,
    name: z.string(),
    description: z.string(),
    ownerId: Id,
    tags: Tags,
    isPersistent: z.boolean(),
    access: z.enum(['open', 'approval', 'invite']),
    memberCount: Count,
    archivedAt: Timestamp.optional(),
    roomId: Id.optional(),
    /** Grows when people come or go: a recount hangs on it. */
    memberRevision: Count.optional(),
    /** Grows when the group itself is changed: what follows from its tags hangs on it. */
    revision: Count.optional(),
    /** `memberCount` was found to be wrong, and is counted anew. */
    recountAt: Timestamp.optional(),
    /** The tombstone: hidden from now on, removed when everything below it has gone. */
    deletedAt: Timestamp.optional(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  // As document 001 has it: whoever knows a group can join it.
  lacking: {
    description: '',
    tags: [],
    access: 'open',
    memberCount: 0,
  },
  keys: { table: ['GROUP#{id}', 'GROUP#{id}'] },
})
export type Group = Of<typeof Group>

export const GroupMember = entity(ggCore, {
  type: 'GroupMember',
  fields: {
    groupId: Id,
    userId: Id,
    role: z.enum(['owner', 'admin', 'member']),
    joinedAt: Timestamp,
  },
  keys: {
    table: ['GROUP#{groupId}', 'MEMBER#{userId}'],
    GSI1: ['USER#{userId}', 'ENTITY#Group#{joinedAt}#{groupId}'],
  },
})
export type GroupMember = Of<typeof GroupMember>

/** Someone asks to join; gone when decided. */
export const JoinRequest = entity(ggCore, {
  type: 'JoinRequest',
  ours: true,
  fields: { groupId: Id, userId: Id, createdAt: Timestamp },
  keys: {
    table: ['GROUP#{groupId}', 'JOINREQUEST#{userId}'],
    GSI1: ['JOINREQUESTS#{userId}', '{createdAt}#{groupId}'],
  },
})
export type JoinRequest = Of<typeof JoinRequest>

/** Someone is asked to join; gone when decided. */
export const GroupInvite = entity(ggCore, {
  type: 'GroupInvite',
  ours: true,
  fields: { groupId: Id, userId: Id, inviterId: Id, createdAt: Timestamp },
  keys: {
    table: ['GROUP#{groupId}', 'INVITE#{userId}'],
    GSI1: ['GROUPINVITES#{userId}', '{createdAt}#{groupId}'],
  },
})
export type GroupInvite = Of<typeof GroupInvite>

/** Archiving a project archives its goals; `archivedAt` says for which archiving this was done. */
export const GroupGoal = entity(ggCore, {
  type: 'GroupGoal',
  ours: true,
  fields: {
    groupId: Id,
    goalId: Id,
    userId: Id,
    archivedAt: Timestamp.optional(),
    createdAt: Timestamp,
  },
  keys: { table: ['GROUP#{groupId}', 'GOAL#{goalId}'] },
})
export type GroupGoal = Of<typeof GroupGoal>
