import type { DocumentedRow } from '@longtable/testing/literal'
import type { Scene } from './scene.ts'

type Row = DocumentedRow<Scene>

const ids =
  (...names: readonly string[]): Row['gives'] =>
  ({ id }) =>
    names.map(id)

/** As ids sort: lists that are keyed by them. */
const sorted =
  (...names: readonly string[]): Row['gives'] =>
  ({ id }) =>
    names.map(id).sort()

const STATUSES = 'PENDING REVIEWING SHORTLISTED ACCEPTED REJECTED WITHDRAWN'.split(' ')

/** Document 002, "Access Patterns Summary". */
export const rows002: readonly Row[] = [
  {
    row: '002: Get user by ID',
    asks: ({ id }) => ({ PK: `USER#${id('ana')}`, SK: 'PROFILE' }),
    by: 'userId',
    gives: ids('ana'),
  },
  {
    row: '002: Get user by email',
    asks: () => ({ index: 'GSI4', keyedBy: ['email'], partition: 'talent-ben@example.com' }),
    by: 'userId',
    gives: ids('ben'),
  },
  {
    row: '002: List users by role',
    asks: () => ({ index: 'GSI1', partition: 'ROLE#TALENT' }),
    by: 'userId',
    gives: sorted('ben', 'late', ...STATUSES.map((status) => `who ${status}`)),
  },
  {
    row: '002: List users by status',
    asks: () => ({ index: 'GSI2', partition: 'STATUS#BANNED' }),
    by: 'userId',
    gives: ids('ida'),
  },
  {
    row: '002: Get startup by ID',
    asks: ({ id }) => ({ PK: `STARTUP#${id('engines')}`, SK: 'METADATA' }),
    by: 'startupId',
    gives: ids('engines'),
  },
  {
    row: '002: List startups by founder',
    asks: ({ id }) => ({ index: 'GSI1', partition: `FOUNDER#${id('ana')}` }),
    by: 'startupId',
    gives: ids('draft', 'waiting', 'bad', 'engines', 'second'),
  },
  {
    row: '002: List public startups',
    asks: () => ({ index: 'GSI2', partition: 'VISIBILITY#PUBLIC#STATUS#ACTIVE' }),
    by: 'startupId',
    gives: ids('engines', 'second'),
  },
  {
    row: '002: List startup roles',
    asks: ({ id }) => ({ partition: `STARTUP#${id('engines')}`, begins: 'ROLE#' }),
    by: 'roleId',
    gives: ids('FULL_TIME', 'PART_TIME', 'CONTRACT', 'EQUITY_ONLY', 'closed'),
  },
  {
    row: '002: List open roles',
    asks: () => ({ index: 'GSI1', partition: 'OPEN_ROLES', descending: true }),
    by: 'roleId',
    gives: ids('EQUITY_ONLY', 'CONTRACT', 'PART_TIME', 'FULL_TIME'),
  },
  {
    row: '002: Get application by ID',
    asks: ({ id }) => ({ partition: `APPLICATION#${id('application PENDING')}` }),
    by: 'applicationId',
    gives: ids('application PENDING'),
  },
  {
    row: '002: List applications by user',
    asks: ({ id }) => ({ index: 'GSI1', partition: `APPLICANT#${id('who PENDING')}` }),
    by: 'applicationId',
    gives: ids('application PENDING', 'other application'),
  },
  {
    row: '002: List applications for role',
    asks: ({ id }) => ({
      index: 'GSI2',
      partition: `STARTUP#${id('engines')}#ROLE#${id('FULL_TIME')}`,
    }),
    by: 'applicationId',
    // By the names of the statuses.
    gives: ids(
      'application ACCEPTED',
      'application PENDING',
      'application REJECTED',
      'application REVIEWING',
      'application SHORTLISTED',
      'application WITHDRAWN',
    ),
  },
  {
    row: '002: Get access request',
    asks: ({ id }) => ({ PK: `ACCESS#${id('approved')}`, SK: 'METADATA' }),
    by: 'accessId',
    gives: ids('approved'),
  },
  {
    row: '002: List access by investor',
    asks: ({ id }) => ({ index: 'GSI1', partition: `REQUESTER#${id('rejectedOne')}` }),
    by: 'accessId',
    gives: ids('rejected', 'elsewhere'),
  },
  {
    row: '002: List access for startup',
    asks: ({ id }) => ({ index: 'GSI2', partition: `STARTUP#${id('engines')}` }),
    by: 'accessId',
    // By the names of the statuses.
    gives: ids('approved', 'pending', 'rejected', 'revoked'),
  },
  {
    row: '002: Get conversation',
    asks: ({ id }) => ({ PK: `CONVERSATION#${id('direct')}`, SK: 'METADATA' }),
    by: 'conversationId',
    gives: ids('direct'),
  },
  {
    row: '002: List user conversations',
    asks: ({ id }) => ({
      index: 'GSI1',
      partition: `PARTICIPANT#${id('who REVIEWING')}`,
      descending: true,
    }),
    by: 'conversationId',
    gives: ids('group', 'direct'),
  },
  {
    row: '002: List messages',
    asks: ({ id }) => ({
      partition: `CONVERSATION#${id('direct')}`,
      begins: 'MESSAGE#',
      descending: true,
    }),
    by: 'messageId',
    gives: ids('said third', 'said second', 'said first'),
  },
  {
    row: '002: Get subscription',
    asks: ({ id }) => ({ PK: `USER#${id('payer ACTIVE')}`, SK: 'SUBSCRIPTION' }),
    by: 'userId',
    gives: ids('payer ACTIVE'),
  },
  {
    row: '002: Find by Stripe customer',
    asks: ({ id }) => ({
      index: 'GSI1',
      partition: `STRIPE_CUSTOMER#${id('customer PAST_DUE')}`,
    }),
    by: 'userId',
    gives: ids('payer PAST_DUE'),
  },
  {
    row: '002: SUBSCRIPTION GSI2 keys',
    asks: () => ({ index: 'GSI2', partition: 'SUBSCRIPTION_STATUS#CANCELLED' }),
    by: 'userId',
    gives: ids('payer CANCELLED'),
  },
  {
    row: '002: List audit logs by date',
    asks: ({ day }) => ({ partition: `AUDIT#${day}`, descending: true }),
    by: 'auditId',
    gives: ({ auditsOfDay }) => auditsOfDay,
  },
  {
    row: '002: List audit logs by user',
    asks: ({ id }) => ({ index: 'GSI1', partition: `USER#${id('ana')}`, descending: true }),
    by: 'auditId',
    gives: ({ auditsOfAna }) => auditsOfAna,
  },
  {
    row: '002: List notifications',
    asks: ({ id }) => ({
      partition: `USER#${id('ana')}`,
      begins: 'NOTIFICATION#',
      descending: true,
    }),
    by: 'notificationId',
    gives: ({ toldToAna }) => toldToAna,
  },
  {
    row: '002: GSI3, type + time range queries',
    asks: () => ({ index: 'GSI3', keyedBy: ['entityType', 'createdAt'], partition: 'STARTUP' }),
    by: 'startupId',
    gives: ids('draft', 'waiting', 'bad', 'engines', 'second'),
  },
]
