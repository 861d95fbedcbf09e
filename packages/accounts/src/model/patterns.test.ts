import { stores } from '@longtable/store/testing'
import { newestFirst, sampledStore } from '@longtable/testing/model'
import { describe, it } from 'vitest'
import * as all from '../index.ts'
import * as s from '../testing/samples.ts'

/** The title names the pattern it proves. */
describe.each(stores)('patterns of accounts on $name', ({ open }) => {
  const { finds, lists, misses, reads } = sampledStore(open, s.sampled)

  it('accountById: that account, or none', async () => {
    await finds(all.accountById, { userId: 'u1' }, s.account)
    await misses(all.accountById, { userId: 'u2' })
  })

  it('emailLockOf: who holds an address', async () => {
    await finds(all.emailLockOf, { email: s.account.email }, s.emailLock)
    await finds(all.accountByEmail, s.account.email, s.account)
    await misses(all.accountByEmail, 'ben@example.com')
  })

  it('sessionById: that session', () =>
    finds(all.sessionById, { userId: 'u1', sessionId: 's2' }, s.sessions[1]))

  it('sessionsOf: newest first, in pages, without the account itself', () =>
    lists(all.sessionsOf, { userId: 'u1' }, newestFirst(s.sessions)))

  it('ownItemsOf: the account and its sessions', () =>
    reads<unknown>(
      (reader, page) => all.ownItemsOf(reader, { userId: 'u1' }, page),
      [
        { entity: all.Account, value: s.account },
        ...s.sessions.map((value) => ({ entity: all.Session, value })),
      ],
    ))

  it('ticketById: what a mailed code allows', () =>
    finds(all.ticketById, { ticketId: 't1' }, s.ticket))

  it('noticeById: a mail that only tells', () =>
    finds(all.noticeById, { noticeId: 'n1' }, s.notice))

  it('auditByDate: newest first', () =>
    lists(all.auditByDate, { date: '2026-01-15' }, newestFirst(s.audits)))

  it('auditByUser: newest first', () =>
    lists(all.auditByUser, { userId: 'u1' }, newestFirst(s.audits)))

  it('auditChainHead: the newest link', () => finds(all.auditChainHead, { chain: 'HEAD' }, s.chain))

  it('auditCheckState: what the last check has found', () =>
    finds(all.auditCheckState, { check: 'STATE' }, s.auditCheck))

  it('requestById: the first answer', () =>
    finds(all.requestById, { userId: 'u1', requestId: 'request-1' }, s.request))

  it('rateLimitOf: the count of an account', () =>
    finds(all.rateLimitOf, { userId: 'h1', action: 'sign-in' }, s.rate))

  it('addressRateLimitOf: the count of a place', () =>
    finds(all.addressRateLimitOf, { addressHash: 'a1', action: 'sign-in' }, s.addressRate))

  it('markerOf: an effect that was made', () => finds(all.markerOf, s.marker, s.marker))
})
