import type { Of } from '@longtable/entity'
import type { Collaborator } from '../collaboration/collaborator.entity.ts'
import type {
  Comment,
  CommentEdit,
  CommentRef,
  CommentStats,
} from '../collaboration/comment.entity.ts'
import type { CollaborationInvite, InviteGuard } from '../collaboration/invite.entity.ts'
import type { Reaction } from '../collaboration/reaction.entity.ts'
import type { Made } from '../ids/made.entity.ts'
import type { Resource } from '../collaboration/resource.entity.ts'
import type {
  Notification,
  NotificationBundle,
  NotificationPreference,
} from '../notifications/notification.entity.ts'
import type {
  AddressRateLimit,
  AuditChain,
  AuditCheck,
  Marker,
  AuditLog,
  RateLimit,
  Request,
} from '../model/rows.ts'
import { at, NOW_SECONDS, variants } from './variants.ts'

const goal1 = { resourceType: 'goal', resourceId: 'g1' } as const

/** What hangs on a resource, notifications, and the rows of every table. */
export const collaborationSamples = {
  Made: variants<Made>(
    { id: 'msg-1', placeId: 'r1', createdAt: at(1) },
    { placeId: 'r2' },
    { id: 'act-1', placeId: 'ana' },
  ),
  Resource: variants<Resource>(
    { ...goal1, ownerId: 'ana', title: 'Run a marathon' },
    { resourceType: 'task', resourceId: 't1', goalId: 'g1' },
    { resourceType: 'activity', resourceId: 'a1', actorId: 'ana', createdAt: at(1) },
  ),
  CollaborationInvite: variants<CollaborationInvite>(
    {
      inviteId: 'i1',
      inviterId: 'ana',
      inviteeId: 'ben',
      ...goal1,
      role: 'viewer',
      status: 'pending',
      message: 'Join me',
      expiresAt: '2024-02-14T10:01:00.000Z',
      createdAt: at(1),
      updatedAt: at(1),
      ttl: NOW_SECONDS + 60,
    },
    { inviteId: 'i3', resourceId: 'g3', createdAt: at(3) },
    { inviteId: 'i2', resourceType: 'quest', resourceId: 'q1', createdAt: at(2) },
    { inviteId: 'i4', inviteeId: 'cem', inviterId: 'ben', status: 'accepted' },
    { inviteId: 'i5', inviterId: 'dan', status: 'accepted', createdAt: at(4) },
  ).concat(
    variants<CollaborationInvite>(
      {
        inviteId: 'i6',
        inviterId: 'cem',
        inviteeEmail: 'new@example.com',
        ...goal1,
        role: 'collaborator',
        status: 'pending',
        expiresAt: '2024-02-14T10:01:00.000Z',
        createdAt: at(6),
        updatedAt: at(6),
      },
      { inviteId: 'i7', resourceId: 'g7', createdAt: at(7) },
    ),
  ),
  InviteGuard: variants<InviteGuard>(
    { ...goal1, invitee: 'ben', inviteId: 'i1', createdAt: at(1) },
    { invitee: 'new@example.com', inviteId: 'i6', ttl: NOW_SECONDS + 60 },
  ),
  Collaborator: variants<Collaborator>(
    { ...goal1, userId: 'cem', role: 'collaborator', joinedAt: at(1), lastSeenAt: at(9) },
    { userId: 'ben', role: 'viewer' },
    { resourceId: 'g3', joinedAt: at(3) },
    { resourceType: 'quest', resourceId: 'q1', joinedAt: at(2) },
  ),
  Comment: variants<Comment>(
    {
      commentId: 'c1',
      parentId: null,
      ...goal1,
      userId: 'ana',
      text: 'Well done',
      mentions: [],
      createdAt: at(1),
      updatedAt: null,
      deletedAt: null,
      editHistory: [],
    },
    {
      commentId: 'c3',
      createdAt: at(3),
      updatedAt: at(5),
      editHistory: [{ text: 'x', editedAt: at(5) }],
    },
    { commentId: 'c2', parentId: 'c1', createdAt: at(2) },
    { commentId: 'c4', parentId: 'c1', userId: 'ben', mentions: ['ana'], createdAt: at(4) },
    { commentId: 'c5', parentId: 'c3', userId: 'ben', createdAt: at(5) },
    { commentId: 'c6', resourceType: 'task', userId: 'cem', deletedAt: at(9) },
  ),
  CommentRef: variants<CommentRef>(
    { commentId: 'c1', ...goal1, userId: 'ana', createdAt: at(1) },
    { commentId: 'c3', createdAt: at(3) },
  ),
  CommentEdit: variants<CommentEdit>(
    { commentId: 'c1', userId: 'ana', text: 'Wel done', editedAt: at(5) },
    { text: 'Wll', editedAt: at(7) },
    { text: 'Wl', editedAt: at(6) },
    { commentId: 'c3' },
  ),
  CommentStats: variants<CommentStats>(
    { commentId: 'c1', replyCount: 2, '👍': 2 },
    { commentId: 'c3', replyCount: 1 },
  ),
  Reaction: variants<Reaction>(
    { commentId: 'c1', userId: 'ben', emoji: '👍', ...goal1, createdAt: at(2) },
    { emoji: '🎉', createdAt: at(4) },
    { userId: 'ana', createdAt: at(3) },
    { commentId: 'c3', createdAt: at(3) },
  ),
  NotificationPreference: variants<NotificationPreference>(
    {
      userId: 'ana',
      emailOnInvite: true,
      emailOnComment: false,
      emailOnMention: true,
      emailOnReaction: false,
      updatedAt: at(1),
    },
    { userId: 'ben' },
  ),
  Notification: variants<Notification>(
    { id: 'n1', userId: 'ana', kind: 'follow', actorId: 'ben', isRead: false, createdAt: at(1) },
    { id: 'n3', kind: 'comment', ...goal1, isRead: true, createdAt: at(3) },
    { id: 'n2', kind: 'task_due', createdAt: at(2) },
    { userId: 'ben' },
  ),
  NotificationBundle: variants<NotificationBundle>(
    { userId: 'ana', name: 'follow', notificationId: 'n1', ttl: NOW_SECONDS + 60 },
    { name: 'comment-goal-g1', notificationId: 'n3' },
    { userId: 'ben' },
  ),
  Request: variants<Of<typeof Request>>(
    {
      userId: 'ana',
      requestId: 'request-1',
      mutation: 'followUser',
      inputHash: 'h',
      createdAt: at(1),
      ttl: NOW_SECONDS + 60,
    },
    { requestId: 'request-2' },
  ),
  RateLimit: variants<Of<typeof RateLimit>>(
    { userId: 'ana', action: 'follow', count: 3, windowStart: 1_705_312_800 },
    { action: 'post' },
  ),
  AddressRateLimit: variants<Of<typeof AddressRateLimit>>(
    { addressHash: 'abc', action: 'contact', count: 3, windowStart: 1_705_312_800 },
    { addressHash: 'def' },
  ),
  AuditLog: variants<Of<typeof AuditLog>>(
    {
      auditId: 'u1',
      userId: 'ana',
      action: 'follow',
      resourceType: 'user',
      resourceId: 'ben',
      ipAddress: '192.0.2.1',
      userAgent: 'test',
      createdAt: at(1),
    },
    { auditId: 'u3', createdAt: at(3) },
    { auditId: 'u2', createdAt: at(2) },
    { auditId: 'u4', createdAt: '2024-01-16T10:00:00.000Z' },
    { auditId: 'u5', userId: 'ben', createdAt: at(5) },
  ),
  Marker: [
    { processor: 'feed.fan-out', changeId: '17', createdAt: at(9), ttl: 1_800_000_000 },
  ] satisfies Of<typeof Marker>[],
  AuditChain: [{ chain: 'HEAD', sequence: 5, hash: 'h', updatedAt: at(9) }] satisfies Of<
    typeof AuditChain
  >[],
  AuditCheck: [
    { check: 'STATE', revision: 2, checkedAt: at(9), sequence: 5, hash: 'h', problems: [] },
  ] satisfies Of<typeof AuditCheck>[],
}

/** Where the first of each is found, written out. */
export const collaborationKeys = {
  Made: { table: ['MADE#msg-1', 'r1'] },
  Resource: { table: ['RESOURCE#GOAL#g1', 'RESOURCE'] },
  CollaborationInvite: {
    table: ['RESOURCE#GOAL#g1', 'INVITE#i1'],
    GSI1: ['USER#ben', `INVITE#pending#${at(1)}`],
    GSI2: ['INVITER#ana', at(1)],
  },
  InviteGuard: { table: ['RESOURCE#GOAL#g1', 'INVITEE#ben'] },
  Collaborator: {
    table: ['RESOURCE#GOAL#g1', 'COLLABORATOR#cem'],
    GSI1: ['USER#cem', `COLLAB#goal#${at(1)}`],
  },
  Comment: {
    table: ['RESOURCE#GOAL#g1', `COMMENT#${at(1)}#c1`],
    GSI2: ['COMMENTS#GOAL#g1', `CREATED#${at(1)}`],
    GSI3: ['AUTHOR#ana', `COMMENT#${at(1)}#c1`],
  },
  CommentRef: { table: ['COMMENT#c1', 'COMMENT'] },
  CommentEdit: {
    table: ['COMMENT#c1', `EDIT#${at(5)}`],
    GSI3: ['AUTHOR#ana', `EDIT#${at(5)}#c1`],
  },
  CommentStats: { table: ['COMMENT#c1', 'STATS'] },
  Reaction: {
    table: ['COMMENT#c1', 'REACTION#ben#👍'],
    GSI3: ['AUTHOR#ben', `REACTION#${at(2)}#c1#👍`],
  },
  NotificationPreference: { table: ['USER#ana', 'COLLAB_PREFS'] },
  Notification: { table: ['USER#ana', 'NOTIFICATION#n1'] },
  NotificationBundle: { table: ['USER#ana', 'BUNDLE#follow'] },
  Request: { table: ['REQUEST#ana#request-1', 'REQUEST'] },
  RateLimit: { table: ['USER#ana', 'RATE#follow'] },
  AddressRateLimit: { table: ['ADDRESS#abc', 'RATE#contact'] },
  AuditLog: {
    table: ['AUDIT#2024-01-15', `${at(1)}#u1`],
    GSI1: ['AUDITUSER#ana', `AUDIT#${at(1)}`],
  },
  Marker: { table: ['MARKER#feed.fan-out#17', 'MARKER'] },

  AuditChain: { table: ['AUDITCHAIN', 'HEAD'] },
  AuditCheck: { table: ['AUDITCHECK', 'STATE'] },
} as const
