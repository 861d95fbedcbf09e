import { keepsDocumentedLists } from '@longtable/testing/model'
import { describe } from 'vitest'
import { collabHub } from '../index.ts'

describe('what document 002 lists without a prefix', () => {
  keepsDocumentedLists(collabHub, [
    { row: '002: List users by role', index: 'GSI1', partition: 'ROLE#{role}' },
    { row: '002: List users by status', index: 'GSI2', partition: 'STATUS#{status}' },
    { row: '002: List startups by founder', index: 'GSI1', partition: 'FOUNDER#{founderId}' },
    {
      row: '002: List public startups',
      index: 'GSI2',
      partition: 'VISIBILITY#PUBLIC#STATUS#ACTIVE',
    },
    { row: '002: List open roles', index: 'GSI1', partition: 'OPEN_ROLES' },
    { row: '002: Get application by ID', partition: 'APPLICATION#{applicationId}' },
    { row: '002: List applications by user', index: 'GSI1', partition: 'APPLICANT#{userId}' },
    {
      row: '002: List applications for role',
      index: 'GSI2',
      partition: 'STARTUP#{startupId}#ROLE#{roleId}',
    },
    { row: '002: Get access request', partition: 'ACCESS#{accessId}' },
    { row: '002: List access by investor', index: 'GSI1', partition: 'REQUESTER#{requesterId}' },
    { row: '002: List access for startup', index: 'GSI2', partition: 'STARTUP#{startupId}' },
    { row: '002: Get conversation', partition: 'CONVERSATION#{conversationId}' },
    { row: '002: List user conversations', index: 'GSI1', partition: 'PARTICIPANT#{userId}' },
    {
      row: '002: Find by Stripe customer',
      index: 'GSI1',
      partition: 'STRIPE_CUSTOMER#{customerId}',
    },
    { row: '002: List audit logs by date', partition: 'AUDIT#{date}' },
    { row: '002: List audit logs by user', index: 'GSI1', partition: 'USER#{userId}' },
  ])
})
