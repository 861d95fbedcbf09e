import { buildSchema } from '@longtable/api'
import {
  type AnyEntity,
  confusable,
  fromItem,
  isOf,
  overlapping,
  put,
  toItem,
} from '@longtable/entity'
import type { Item } from '@longtable/store'
import { leftOutOf, stores } from '@longtable/testing'
import { describe, expect, it } from 'vitest'
import * as all from './index.ts'
import { createAccountsWorld } from './testing/accounts-world.ts'

const entities: readonly AnyEntity[] = Object.values(all.accounts.entities)
const { AddressRateLimit, AuditChain, AuditLog, Marker, RateLimit, Request } = all.accountsRows
const at = (minute: number) => `2026-01-15T10:0${minute}:00.000Z`
const ttl = Date.UTC(2027, 0, 1) / 1000

const account = {
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
const emailLock = { email: 'ana@example.com', userId: 'u1', createdAt: at(0) }
const sessions = ['s1', 's2'].map((sessionId, n) => ({
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
const ticket = {
  ticketId: 't1',
  purpose: 'verify-email' as const,
  userId: 'u1',
  email: 'ana@example.com',
  generation: 1,
  createdAt: at(0),
  expiresAt: at(9),
  ttl,
}
const notice = {
  noticeId: 'n1',
  kind: 'password-changed' as const,
  userId: 'u1',
  email: 'ana@example.com',
  createdAt: at(0),
  ttl,
}
const audits = ['l1', 'l2'].map((auditId, n) => ({
  auditId,
  userId: 'u1',
  action: 'USER_LOGIN',
  resourceType: 'Session',
  resourceId: 's1',
  ipAddress: '192.0.2.1',
  userAgent: 'test',
  createdAt: at(n),
}))
const chain = { chain: 'HEAD' as const, sequence: 1, hash: 'f', updatedAt: at(0) }
const request = {
  userId: 'u1',
  requestId: 'request-1',
  mutation: 'signUp',
  inputHash: 'x',
  createdAt: at(0),
  ttl,
}
const rate = { userId: 'h1', action: 'sign-in', count: 1, windowStart: 1, ttl }
const addressRate = { addressHash: 'a1', action: 'sign-in', count: 1, windowStart: 1, ttl }
const marker = { processor: 'accounts.count', changeId: '17', createdAt: at(0), ttl }

const one = <V>(entity: AnyEntity, value: V, places: Record<string, string[]>) => ({
  type: entity.type,
  entity,
  item: toItem(entity, value as never),
  value,
  places,
})
const stored = [
  one(all.Account, account, { table: ['ACCOUNT#u1', 'ACCOUNT'] }),
  one(all.EmailLock, emailLock, { table: ['EMAIL#ana@example.com', 'UNIQUE'] }),
  one(all.Session, sessions[0], { table: ['ACCOUNT#u1', 'SESSION#s1'] }),
  one(all.Ticket, ticket, { table: ['TICKET#t1', 'TICKET'] }),
  one(all.Notice, notice, { table: ['NOTICE#n1', 'NOTICE'] }),
  one(AuditLog, audits[0], {
    table: ['AUDIT#2026-01-15', `${at(0)}#l1`],
    GSI1: ['USER#u1', `AUDIT#${at(0)}`],
  }),
  one(AuditChain, chain, { table: ['AUDITCHAIN', 'HEAD'] }),
  one(Request, request, { table: ['REQUEST#u1#request-1', 'REQUEST'] }),
  one(RateLimit, rate, { table: ['USER#h1', 'RATE#sign-in'] }),
  one(AddressRateLimit, addressRate, { table: ['ADDRESS#a1', 'RATE#sign-in'] }),
  one(Marker, marker, { table: ['MARKER#accounts.count#17', 'MARKER'] }),
]
const placesOf = ({ PK, SK, GSI1PK, GSI1SK }: Item) => ({
  table: [PK, SK],
  ...((GSI1PK !== undefined || GSI1SK !== undefined) && { GSI1: [GSI1PK, GSI1SK] }),
})

describe('what accounts store', () => {
  it('has every entity below', () => {
    expect(stored.map(({ type }) => type).sort()).toEqual(entities.map(({ type }) => type).sort())
  })

  it.each(stored)('$type has its keys, and comes back as itself only', (given) => {
    expect(placesOf(given.item)).toEqual(given.places)
    expect(fromItem(given.entity, given.item)).toEqual(given.value)
    expect(entities.filter((other) => isOf(other, given.item))).toEqual([given.entity])
  })

  it('has keys of one entity only, and prefixes that do not overlap', () => {
    expect(confusable(entities)).toEqual([])
    expect(overlapping(entities, 'table')).toEqual([])
    expect(overlapping(entities, 'GSI1')).toEqual([])
  })
})

async function seeded(store: (typeof stores)[number]) {
  const given = await createAccountsWorld(store)
  const reader = given.as()
  await reader.store.write([
    ...stored.map(({ entity, value }) => put(entity, value)),
    put(all.Session, sessions[1] as (typeof sessions)[number]),
    put(AuditLog, audits[1] as (typeof audits)[number]),
  ])
  return { reader, [Symbol.asyncDispose]: () => given[Symbol.asyncDispose]() }
}

/** The title names the pattern it proves. */
describe.each(stores)('patterns of accounts on $name', (store) => {
  it('accountById: that account, or none', async () => {
    await using given = await seeded(store)
    expect(await all.accountById(given.reader, { userId: 'u1' })).toEqual(account)
    expect(await all.accountById(given.reader, { userId: 'u2' })).toBeUndefined()
  })

  it('emailLockOf: who holds an address', async () => {
    await using given = await seeded(store)
    expect(await all.emailLockOf(given.reader, { email: account.email })).toEqual(emailLock)
    expect(await all.accountByEmail(given.reader, account.email)).toEqual(account)
    expect(await all.accountByEmail(given.reader, 'ben@example.com')).toBeUndefined()
  })

  it('sessionById: that session', async () => {
    await using given = await seeded(store)
    const key = { userId: 'u1', sessionId: 's2' }
    expect(await all.sessionById(given.reader, key)).toEqual(sessions[1])
  })

  it('sessionsOf: newest first, in pages, without the account itself', async () => {
    await using given = await seeded(store)
    const first = await all.sessionsOf(given.reader, { userId: 'u1' }, { limit: 1 })
    expect(first.items).toEqual([sessions[1]])
    const rest = await all.sessionsOf(given.reader, { userId: 'u1' }, { after: first.after })
    expect(rest.items).toEqual([sessions[0]])
  })

  it('ticketById: what a mailed code allows', async () => {
    await using given = await seeded(store)
    expect(await all.ticketById(given.reader, { ticketId: 't1' })).toEqual(ticket)
  })

  it('noticeById: a mail that only tells', async () => {
    await using given = await seeded(store)
    expect(await all.noticeById(given.reader, { noticeId: 'n1' })).toEqual(notice)
  })

  it('auditByDate: newest first', async () => {
    await using given = await seeded(store)
    const page = await all.auditByDate(given.reader, { date: '2026-01-15' })
    expect(page.items).toEqual([audits[1], audits[0]])
  })

  it('auditByUser: newest first', async () => {
    await using given = await seeded(store)
    const page = await all.auditByUser(given.reader, { userId: 'u1' })
    expect(page.items).toEqual([audits[1], audits[0]])
  })

  it('auditChainHead: the newest link', async () => {
    await using given = await seeded(store)
    expect(await all.auditChainHead(given.reader, { chain: 'HEAD' })).toEqual(chain)
  })

  it('requestById: the first answer', async () => {
    await using given = await seeded(store)
    const key = { userId: 'u1', requestId: 'request-1' }
    expect(await all.requestById(given.reader, key)).toEqual(request)
  })

  it('rateLimitOf: the count of an account', async () => {
    await using given = await seeded(store)
    expect(await all.rateLimitOf(given.reader, { userId: 'h1', action: 'sign-in' })).toEqual(rate)
  })

  it('addressRateLimitOf: the count of a place', async () => {
    await using given = await seeded(store)
    const key = { addressHash: 'a1', action: 'sign-in' }
    expect(await all.addressRateLimitOf(given.reader, key)).toEqual(addressRate)
  })

  it('markerOf: an effect that was made', async () => {
    await using given = await seeded(store)
    expect(await all.markerOf(given.reader, marker)).toEqual(marker)
  })
})

describe('the schema of accounts', () => {
  it('keeps the rules of the edge', () => {
    const { schema } = buildSchema([all.accountsModule])
    expect(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort()).toEqual(
      Object.keys(all.accountsModule.resolvers.Mutation).sort(),
    )
  })
})

it('the model has every entity and pattern that a file of it exports', async () => {
  expect(await leftOutOf(all.accounts, new URL('.', import.meta.url))).toEqual([])
})
