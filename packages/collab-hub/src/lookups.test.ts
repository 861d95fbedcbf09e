import { stores } from '@longtable/store/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as hub from './index.ts'
import { openSeeded } from './testing/open-seeded.ts'
import * as a from './testing/samples.ts'
import * as s from './testing/seeded.ts'

/** The title names the lookup it proves. */
describe.each(stores)('single items of CollabHub on $name', ({ open }) => {
  let reader: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    reader = await openSeeded(open)
  })
  afterAll(() => reader[Symbol.asyncDispose]())

  it('userById: that user, or none', async () => {
    expect(await hub.userById(reader, { userId: 'u2' })).toEqual(s.talents[1])
    expect(await hub.userById(reader, { userId: 'u9' })).toBeUndefined()
  })

  it('emailLock: who holds an address', async () => {
    expect(await hub.emailLock(reader, { address: 'f1@example.com' })).toEqual(s.locks[3])
    expect(await hub.emailLock(reader, { address: 'f9@example.com' })).toBeUndefined()
  })

  it('startupById: the startup, not its neighbours', async () => {
    expect(await hub.startupById(reader, { startupId: 's1' })).toEqual(s.startups[0])
    expect(await hub.startupById(reader, { startupId: 's9' })).toBeUndefined()
  })

  it('membershipOf: one member, or none', async () => {
    const membership = { startupId: 's1', userId: 'u3' }
    expect(await hub.membershipOf(reader, membership)).toEqual(s.members[2])
    expect(await hub.membershipOf(reader, { ...membership, userId: 'u9' })).toBeUndefined()
  })

  it('roleById: one role', async () => {
    const { r2 } = s.roles
    expect(await hub.roleById(reader, { startupId: 's1', roleId: 'r2' })).toEqual(r2)
    expect(await hub.roleById(reader, { startupId: 's2', roleId: 'r2' })).toBeUndefined()
  })

  it('applicationById: one application', async () => {
    const { second } = s.applications
    expect(await hub.applicationById(reader, { applicationId: 'a2' })).toEqual(second)
    expect(await hub.applicationById(reader, { applicationId: 'a9' })).toBeUndefined()
  })

  it('applicationGuard: of a role and a person', async () => {
    const pair = { roleId: 'r1', applicantId: 'u1' }
    expect(await hub.applicationGuard(reader, pair)).toEqual(a.applicationGuard())
    expect(await hub.applicationGuard(reader, { ...pair, roleId: 'r2' })).toBeUndefined()
  })

  it('applicationQuota: of a month', async () => {
    const month = { userId: 'u1', month: '2024-01' }
    expect(await hub.applicationQuota(reader, month)).toEqual(a.quota())
    expect(await hub.applicationQuota(reader, { ...month, month: '2024-03' })).toBeUndefined()
  })

  it('accessById: one request', async () => {
    expect(await hub.accessById(reader, { accessId: 'x3' })).toEqual(s.access.approved)
    expect(await hub.accessById(reader, { accessId: 'x9' })).toBeUndefined()
  })

  it('grantOf: of a startup and a person', async () => {
    expect(await hub.grantOf(reader, { startupId: 's1', userId: 'i2' })).toEqual(s.grants[1])
    expect(await hub.grantOf(reader, { startupId: 's2', userId: 'i2' })).toBeUndefined()
  })

  it('conversationById: its metadata', async () => {
    expect(await hub.conversationById(reader, { conversationId: 'c2' })).toEqual(s.conversations[1])
    expect(await hub.conversationById(reader, { conversationId: 'c9' })).toBeUndefined()
  })

  it('participantOf: one participant, also when they left', async () => {
    const left = { conversationId: 'c4', userId: 'u1' }
    expect(await hub.participantOf(reader, left)).toEqual(s.inbox.left)
    expect(await hub.participantOf(reader, { ...left, userId: 'u2' })).toBeUndefined()
  })

  it('messageById: one message of a conversation', async () => {
    const second = { conversationId: 'c1', messageId: 'm2' }
    expect(await hub.messageById(reader, second)).toEqual(s.messages[1])
    expect(await hub.messageById(reader, { ...second, messageId: 'm4' })).toBeUndefined()
  })

  it('directPair: of two users', async () => {
    const pair = { lowerUserId: 'f1', higherUserId: 'u1' }
    expect(await hub.directPair(reader, pair)).toEqual(a.directPair())
    expect(await hub.directPair(reader, { ...pair, higherUserId: 'u2' })).toBeUndefined()
  })

  it('channelOf: of a startup', async () => {
    expect(await hub.channelOf(reader, { startupId: 's1' })).toEqual(a.channelGuard())
    expect(await hub.channelOf(reader, { startupId: 's2' })).toBeUndefined()
  })

  it('subscriptionOf: of a user', async () => {
    expect(await hub.subscriptionOf(reader, { userId: 'u2' })).toEqual(s.subscriptions[1])
    expect(await hub.subscriptionOf(reader, { userId: 'f2' })).toBeUndefined()
  })

  it('stripeEvent: whether it was taken', async () => {
    expect(await hub.stripeEvent(reader, { eventId: 'evt_1' })).toEqual(a.stripeEvent())
    expect(await hub.stripeEvent(reader, { eventId: 'evt_2' })).toBeUndefined()
  })

  it('stripeCustomer: whose it is', async () => {
    const customer = { stripeCustomerId: 'cus_1' }
    expect(await hub.stripeCustomer(reader, customer)).toEqual(a.stripeCustomer())
    expect(await hub.stripeCustomer(reader, { stripeCustomerId: 'cus_2' })).toBeUndefined()
  })

  it('notificationById: one of mine', async () => {
    const mine = { userId: 'u1', notificationId: 'n2' }
    expect(await hub.notificationById(reader, mine)).toEqual(s.notifications[1])
    expect(await hub.notificationById(reader, { ...mine, userId: 'u2' })).toBeUndefined()
  })

  it('reportById: one report', async () => {
    expect(await hub.reportById(reader, { reportId: 'p4' })).toEqual(s.resolved)
    expect(await hub.reportById(reader, { reportId: 'p9' })).toBeUndefined()
  })

  it('auditChainHead: the newest link', async () => {
    expect(await hub.auditChainHead(reader, { chain: 'HEAD' })).toEqual(a.auditChain())
  })

  it('requestById: the first answer to a user', async () => {
    const request = { userId: 'u1', requestId: 'req-0001' }
    expect(await hub.requestById(reader, request)).toEqual(a.request())
    expect(await hub.requestById(reader, { ...request, userId: 'u2' })).toBeUndefined()
  })

  it('rateLimitOf: of a user and an action, until it expires', async () => {
    const limit = { userId: 'u1', action: 'message' }
    expect(await hub.rateLimitOf(reader, limit)).toEqual(a.rateLimit())
    expect(await hub.rateLimitOf(reader, { ...limit, action: 'follow' })).toBeUndefined()
  })

  it('addressRateLimitOf: of an address and an action', async () => {
    const limit = { addressHash: 'h1', action: 'contact' }
    expect(await hub.addressRateLimitOf(reader, limit)).toEqual(a.addressRateLimit())
    expect(await hub.addressRateLimitOf(reader, { ...limit, addressHash: 'h2' })).toBeUndefined()
  })

  it('markerOf: of a processor and a change', async () => {
    const made = a.marker()
    expect(await hub.markerOf(reader, made)).toEqual(made)
    expect(await hub.markerOf(reader, { ...made, changeId: '0' })).toBeUndefined()
  })
})
