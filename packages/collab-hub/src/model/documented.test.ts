import { type AnyEntity, toItem } from '@longtable/entity'
import { type DocumentRow, documentedPatterns } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import * as hub from '../index.ts'
import * as a from '../testing/samples.ts'

describe('document 002, attributes', () => {
  it.each<[string, AnyEntity, object, string]>([
    [
      'User',
      hub.User,
      a.user(),
      'userId email role firstName lastName avatarUrl bio skills linkedinUrl status stripeCustomerId subscriptionStatus subscriptionTier entityType createdAt updatedAt',
    ],
    [
      'Startup',
      hub.Startup,
      a.startup(),
      'startupId founderId name tagline description industry stage fundingGoal fundingRaised logoUrl websiteUrl pitchDeckUrl visibility status teamSize location tags entityType createdAt updatedAt',
    ],
    [
      'StartupRole',
      hub.StartupRole,
      a.role(),
      'roleId startupId title description type compensation equityRange skills isOpen applicantCount entityType createdAt updatedAt',
    ],
    [
      'Application',
      hub.Application,
      a.application(),
      'applicationId startupId roleId applicantId coverLetter resumeUrl status founderNotes entityType createdAt updatedAt',
    ],
    [
      'AccessRequest',
      hub.AccessRequest,
      a.access(),
      'accessId requesterId startupId founderId message status accessLevel grantedAt expiresAt entityType createdAt updatedAt',
    ],
    [
      'Conversation',
      hub.Conversation,
      a.conversation(),
      'conversationId participants type relatedStartupId relatedApplicationId lastMessageAt lastMessagePreview entityType createdAt updatedAt',
    ],
    [
      'Message',
      hub.Message,
      a.message(),
      'messageId conversationId senderId content type fileUrl readBy entityType createdAt',
    ],
    [
      'Subscription',
      hub.Subscription,
      a.subscription(),
      'userId stripeCustomerId stripeSubscriptionId stripePriceId tier status currentPeriodStart currentPeriodEnd cancelAtPeriodEnd entityType createdAt updatedAt',
    ],
    [
      'AuditLog',
      hub.AuditLog,
      a.audit(),
      'auditId userId action resourceType resourceId ipAddress userAgent metadata entityType createdAt',
    ],
    [
      'Notification',
      hub.Notification,
      a.notification(),
      'notificationId userId type title body relatedEntityType relatedEntityId isRead entityType createdAt',
    ],
  ])('%s: all are stored under their names', (_type, entity, value, names) => {
    const attributes = Object.keys(toItem(entity, value as never))
    expect(names.split(' ').filter((name) => !attributes.includes(name))).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['User.role', hub.User.schema.shape['role'], 'FOUNDER TALENT INVESTOR ADMIN'],
    ['User.status', hub.User.schema.shape['status'], 'ACTIVE BANNED PENDING_VERIFICATION'],
    [
      'User.subscriptionStatus',
      hub.User.schema.shape['subscriptionStatus'],
      'NONE ACTIVE CANCELLED PAST_DUE',
    ],
    ['User.subscriptionTier', hub.User.schema.shape['subscriptionTier'], 'FREE PRO ENTERPRISE'],
    ['Startup.stage', hub.Startup.schema.shape['stage'], 'IDEA MVP GROWTH SCALE'],
    ['Startup.visibility', hub.Startup.schema.shape['visibility'], 'PUBLIC PRIVATE INVESTORS_ONLY'],
    ['Startup.status', hub.Startup.schema.shape['status'], 'DRAFT PENDING_REVIEW ACTIVE SUSPENDED'],
    [
      'StartupRole.type',
      hub.StartupRole.schema.shape['type'],
      'FULL_TIME PART_TIME CONTRACT EQUITY_ONLY',
    ],
    [
      'Application.status',
      hub.Application.schema.shape['status'],
      'PENDING REVIEWING SHORTLISTED ACCEPTED REJECTED WITHDRAWN',
    ],
    [
      'AccessRequest.status',
      hub.AccessRequest.schema.shape['status'],
      'PENDING APPROVED REJECTED REVOKED',
    ],
    [
      'AccessRequest.accessLevel',
      hub.AccessRequest.schema.shape['accessLevel'],
      'VIEW_PROFILE VIEW_DECK FULL_ACCESS',
    ],
    ['Conversation.type', hub.Conversation.schema.shape['type'], 'DIRECT GROUP STARTUP_CHANNEL'],
    ['Message.type', hub.Message.schema.shape['type'], 'TEXT FILE SYSTEM'],
    ['Subscription.tier', hub.Subscription.schema.shape['tier'], 'FREE PRO ENTERPRISE'],
    [
      'Subscription.status',
      hub.Subscription.schema.shape['status'],
      'ACTIVE CANCELLED PAST_DUE TRIALING',
    ],
    [
      'Notification.type',
      hub.Notification.schema.shape['type'],
      'APPLICATION_UPDATE ACCESS_REQUEST MESSAGE SYSTEM',
    ],
  ])('%s: exactly the documented values', (_name, field, values) => {
    expect((field as z.ZodEnum).options).toEqual(values.split(' '))
  })
})

/**
 * Where the document names only a partition, the entity's own prefix in the sort key comes with it;
 * the partition holds nothing else.
 */
const rows: readonly DocumentRow[] = [
  ['Get user by ID', hub.userById.key({ userId: 'u1' }), { PK: 'USER#u1', SK: 'PROFILE' }],
  [
    'Get user by email',
    hub.userByEmail.query({ email: 'ana@example.com' }),
    { index: 'GSI4', partition: 'ana@example.com' },
  ],
  [
    'List users by role',
    hub.usersByRole.query({ role: 'TALENT' }),
    { index: 'GSI1', partition: 'ROLE#TALENT', sort: { begins: 'USER#' } },
  ],
  [
    'List users by status',
    hub.usersByStatus.query({ status: 'BANNED' }),
    { index: 'GSI2', partition: 'STATUS#BANNED', sort: { begins: 'USER#' } },
  ],
  [
    'Get startup by ID',
    hub.startupById.key({ startupId: 's1' }),
    { PK: 'STARTUP#s1', SK: 'METADATA' },
  ],
  [
    'List startups by founder',
    hub.startupsByFounder.query({ founderId: 'f1' }),
    { index: 'GSI1', partition: 'FOUNDER#f1', sort: { begins: 'STARTUP#' }, descending: true },
  ],
  [
    'List public startups',
    hub.startupsByVisibility.query({ visibility: 'PUBLIC', status: 'ACTIVE' }),
    {
      index: 'GSI2',
      partition: 'VISIBILITY#PUBLIC#STATUS#ACTIVE',
      sort: { begins: 'STARTUP#' },
      descending: true,
    },
  ],
  [
    'List startup roles',
    hub.rolesOf.query({ startupId: 's1' }),
    { partition: 'STARTUP#s1', sort: { begins: 'ROLE#' } },
  ],
  [
    'List open roles',
    hub.openRoles.query({ OPEN_ROLES: 'OPEN_ROLES' }),
    { index: 'GSI1', partition: 'OPEN_ROLES', descending: true },
  ],
  [
    'Get application by ID',
    hub.applicationById.key({ applicationId: 'a1' }),
    { PK: 'APPLICATION#a1', SK: 'METADATA' },
  ],
  [
    'List applications by user',
    hub.applicationsBy.query({ applicantId: 'u1' }),
    {
      index: 'GSI1',
      partition: 'APPLICANT#u1',
      sort: { begins: 'APPLICATION#' },
      descending: true,
    },
  ],
  [
    'List applications for role',
    hub.applicationsForRole.query({ startupId: 's1', roleId: 'r1' }),
    {
      index: 'GSI2',
      partition: 'STARTUP#s1#ROLE#r1',
      sort: { begins: 'STATUS#' },
      descending: true,
    },
  ],
  [
    'Get access request',
    hub.accessById.key({ accessId: 'x1' }),
    { PK: 'ACCESS#x1', SK: 'METADATA' },
  ],
  [
    'List access by investor',
    hub.accessByInvestor.query({ requesterId: 'i1' }),
    { index: 'GSI1', partition: 'REQUESTER#i1', sort: { begins: 'ACCESS#' }, descending: true },
  ],
  [
    'List access for startup',
    hub.accessForStartup.query({ startupId: 's1' }),
    { index: 'GSI2', partition: 'STARTUP#s1', sort: { begins: 'STATUS#' }, descending: true },
  ],
  [
    'Get conversation',
    hub.conversationById.key({ conversationId: 'c1' }),
    { PK: 'CONVERSATION#c1', SK: 'METADATA' },
  ],
  [
    'List user conversations',
    hub.conversationsOf.query({ userId: 'u1' }),
    {
      index: 'GSI1',
      partition: 'PARTICIPANT#u1',
      sort: { begins: 'CONVERSATION#' },
      descending: true,
    },
  ],
  [
    'List messages',
    hub.messagesOf.query({ conversationId: 'c1' }),
    { partition: 'CONVERSATION#c1', sort: { begins: 'MESSAGE#' }, descending: true },
  ],
  [
    'Get subscription',
    hub.subscriptionOf.key({ userId: 'u1' }),
    { PK: 'USER#u1', SK: 'SUBSCRIPTION' },
  ],
  [
    'Find by Stripe customer',
    hub.subscriptionsByCustomer.query({ stripeCustomerId: 'cus_1' }),
    { index: 'GSI1', partition: 'STRIPE_CUSTOMER#cus_1', sort: { equals: 'SUBSCRIPTION' } },
  ],
  [
    'List audit logs by date',
    hub.auditByDate.query({ date: '2024-01-15' }),
    { partition: 'AUDIT#2024-01-15', descending: true },
  ],
  [
    'List audit logs by user',
    hub.auditByUser.query({ userId: 'u1' }),
    { index: 'GSI1', partition: 'USER#u1', sort: { begins: 'AUDIT#' }, descending: true },
  ],
  [
    'List notifications',
    hub.notificationsOf.query({ userId: 'u1' }),
    { partition: 'USER#u1', sort: { begins: 'NOTIFICATION#' }, descending: true },
  ],
]

describe('document 002, access patterns', () => {
  documentedPatterns(hub.collabHub, { document: '002', rows, rowCount: 23 })
})
