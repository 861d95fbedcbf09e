import { lookup, pattern } from '@longtable/entity'
import { AccessRequest, EmailGrant, Grant } from './access-request.entity.ts'

export const accessById = lookup(AccessRequest, { source: '002: Get access request' })

export const accessByInvestor = pattern(AccessRequest, 'GSI1', {
  source: '002: List access by investor',
  descending: true,
  ownedBy: 'requesterId',
})

/** Ordered by status name: newest first over all statuses merges one query per status. */
export const accessForStartup = pattern(AccessRequest, 'GSI2', {
  source: '002: List access for startup',
  descending: true,
})

export const accessByCreation = pattern(AccessRequest, 'GSI3', {
  source: '002: GSI3, type + time range queries',
  descending: true,
})

export const grantOf = lookup(Grant, { source: 'spec: may X read Y now' })

export const grantsOf = pattern(Grant, 'table', { source: 'spec: grants of a startup' })

export const emailGrantOf = lookup(EmailGrant, { source: 'spec: a grant to an address' })

export const emailGrantsTo = pattern(EmailGrant, 'table', {
  source: 'spec: what waits for an address that registers',
})

export const invitedTo = pattern(EmailGrant, 'GSI1', {
  source: 'spec: addresses that a startup waits for',
})
