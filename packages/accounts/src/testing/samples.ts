import { type AnyEntity, toItem } from '@longtable/entity'
import * as all from '../index.ts'

const at = (minute: number) => `2026-01-15T10:0${minute}:00.000Z`
const ttl = Date.UTC(2027, 0, 1) / 1000

export const account = {
  userId: 'u1',
  email: 'ana@example.com',
  emailVerified: false,
  passwordHash: '$argon2id$',
  passwordChangedAt: at(0),
  status: 'active' as const,
  tokenGeneration: 1,
  groups: ['admin'],
  groupsRevision: 0,
  createdAt: at(0),
  updatedAt: at(0),
}
export const emailLock = { email: 'ana@example.com', userId: 'u1', createdAt: at(0) }
export const sessions = ['s1', 's2'].map((sessionId, n) => ({
  userId: 'u1',
  sessionId,
  rotation: 3,
  generation: 1,
  address: '192.0.2.1',
  agent: 'test',
  createdAt: at(n),
  rotatedAt: at(n),
  expiresAt: at(9),
  ttl,
}))
export const ticket = {
  ticketId: 't1',
  purpose: 'verify-email' as const,
  userId: 'u1',
  email: 'ana@example.com',
  generation: 1,
  createdAt: at(0),
  expiresAt: at(9),
  ttl,
}
export const notice = {
  noticeId: 'n1',
  kind: 'password-changed' as const,
  userId: 'u1',
  email: 'ana@example.com',
  createdAt: at(0),
  ttl,
}
export const audits = ['l1', 'l2'].map((auditId, n) => ({
  auditId,
  userId: 'u1',
  action: 'USER_LOGIN',
  resourceType: 'Session',
  resourceId: 's1',
  ipAddress: '192.0.2.1',
  userAgent: 'test',
  createdAt: at(n),
}))
export const chain = { chain: 'HEAD' as const, sequence: 1, hash: 'f', updatedAt: at(0) }
export const auditCheck = { check: 'STATE' as const, revision: 1, askedAt: at(0) }
export const request = {
  userId: 'u1',
  requestId: 'request-1',
  mutation: 'signUp',
  inputHash: 'x',
  createdAt: at(0),
  ttl,
}
export const rate = { userId: 'h1', action: 'sign-in', count: 1, windowStart: 1, ttl }
export const addressRate = { addressHash: 'a1', action: 'sign-in', count: 1, windowStart: 1, ttl }
export const marker = { processor: 'accounts.count', changeId: '17', createdAt: at(0), ttl }

const of = (entity: AnyEntity, ...values: readonly object[]) =>
  values.map((value) => toItem(entity, value as never))
const rows = all.accountsRows

/** One of each, and a neighbour where there are lists; before any of them has expired. */
export const sampled = {
  table: all.accounts.table,
  items: [
    of(all.Account, account),
    of(all.EmailLock, emailLock),
    of(all.Session, ...sessions),
    of(all.Ticket, ticket),
    of(all.Notice, notice),
    of(rows.AuditLog, ...audits),
    of(rows.AuditChain, chain),
    of(rows.AuditCheck, auditCheck),
    of(rows.Request, request),
    of(rows.RateLimit, rate),
    of(rows.AddressRateLimit, addressRate),
    of(rows.Marker, marker),
  ].flat(),
  now: Date.parse(at(9)),
}
