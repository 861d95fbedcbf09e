import type { DocumentedItem, Plain } from '@longtable/testing/literal'

const typed =
  (entityType: string) =>
  (item: Plain): boolean =>
    item['entityType'] === entityType

const times = ['createdAt: iso', 'updatedAt: iso']

/** Document 002, "Entity Definitions", as far as there are operations. */
export const items002: readonly DocumentedItem[] = [
  {
    section: '002: 1. USER Entity',
    of: typed('USER'),
    keys: {
      PK: 'USER#{userId}',
      SK: 'PROFILE',
      GSI1PK: 'ROLE#{role}',
      GSI1SK: 'USER#{userId}',
      GSI2PK: 'STATUS#{status}',
      GSI2SK: 'USER#{userId}',
    },
    attributes: [
      'userId',
      'email',
      'role: "FOUNDER"|"TALENT"|"INVESTOR"|"ADMIN"',
      'firstName',
      'lastName',
      'avatarUrl?',
      'bio?',
      'skills?: string[]',
      'linkedinUrl?',
      'status: "ACTIVE"|"BANNED"|"PENDING_VERIFICATION"',
      'stripeCustomerId?',
      // The others come with billing.
      'subscriptionStatus: "NONE"',
      'subscriptionTier: "FREE"',
      'entityType: "USER"',
      ...times,
    ],
  },
  {
    section: '002: 2. STARTUP Entity',
    of: typed('STARTUP'),
    keys: {
      PK: 'STARTUP#{startupId}',
      SK: 'METADATA',
      GSI1PK: 'FOUNDER#{founderId}',
      GSI1SK: 'STARTUP#{startupId}',
      GSI2PK: 'VISIBILITY#{visibility}#STATUS#{status}',
      GSI2SK: 'STARTUP#{startupId}',
    },
    attributes: [
      'startupId',
      'founderId',
      'name',
      'tagline',
      'description',
      'industry',
      'stage: "IDEA"|"MVP"|"GROWTH"|"SCALE"',
      'fundingGoal?: number',
      'fundingRaised?: number',
      'logoUrl?',
      'websiteUrl?',
      'pitchDeckUrl?',
      'visibility: "PUBLIC"|"PRIVATE"|"INVESTORS_ONLY"',
      'status: "DRAFT"|"PENDING_REVIEW"|"ACTIVE"|"SUSPENDED"',
      'teamSize: number',
      'location',
      'tags: string[]',
      'entityType: "STARTUP"',
      ...times,
    ],
  },
  {
    section: '002: 3. STARTUP_ROLE, open',
    of: (item) => typed('STARTUP_ROLE')(item) && item['isOpen'] === true,
    keys: {
      PK: 'STARTUP#{startupId}',
      SK: 'ROLE#{roleId}',
      GSI1PK: 'OPEN_ROLES',
      GSI1SK: '{createdAt}#{roleId}',
    },
    attributes: [
      'roleId',
      'startupId',
      'title',
      'description',
      'type: "FULL_TIME"|"PART_TIME"|"CONTRACT"|"EQUITY_ONLY"',
      'compensation?',
      'equityRange?',
      'skills: string[]',
      'isOpen: boolean',
      'applicantCount: number',
      'entityType: "STARTUP_ROLE"',
      ...times,
    ],
  },
  {
    section: '002: 3. STARTUP_ROLE, closed',
    of: (item) => typed('STARTUP_ROLE')(item) && item['isOpen'] === false,
    keys: { PK: 'STARTUP#{startupId}', SK: 'ROLE#{roleId}', GSI1PK: 'OPEN_ROLES' },
    attributes: ['roleId', 'startupId', 'title', 'isOpen: boolean'],
    decided: {
      GSI1PK: { is: () => undefined, decision: 'spec: OPEN_ROLES holds only what is open' },
    },
  },
  {
    section: '002: 9. AUDIT_LOG Entity',
    of: typed('AUDIT_LOG'),
    keys: {
      PK: 'AUDIT#{date}',
      SK: '{timestamp}#{auditId}',
      GSI1PK: 'USER#{userId}',
      GSI1SK: 'AUDIT#{createdAt}',
    },
    parts: { date: ({ createdAt }) => String(createdAt).slice(0, 10), timestamp: 'createdAt' },
    attributes: [
      'auditId',
      'userId',
      'action',
      'resourceType',
      'resourceId',
      'ipAddress',
      'userAgent',
      'metadata?: object',
      'entityType: "AUDIT_LOG"',
      'createdAt: iso',
    ],
  },
  {
    section: '002: 10. NOTIFICATION Entity',
    of: typed('NOTIFICATION'),
    keys: { PK: 'USER#{userId}', SK: 'NOTIFICATION#{notificationId}' },
    attributes: [
      'notificationId',
      'userId',
      'type: "SYSTEM"',
      'title',
      'body',
      'relatedEntityType?',
      'relatedEntityId?',
      'isRead: boolean',
      'entityType: "NOTIFICATION"',
      'createdAt: iso',
    ],
  },
]
