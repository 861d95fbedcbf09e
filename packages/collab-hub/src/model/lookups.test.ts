import { stores } from '@longtable/store/testing'
import { sampledStore } from '@longtable/testing/model'
import { describe, it } from 'vitest'
import * as hub from '../index.ts'
import * as b from '../testing/inbox-samples.ts'
import * as a from '../testing/samples.ts'
import * as c from '../testing/stats-samples.ts'
import * as s from '../testing/seeded.ts'

/** The title names the lookup it proves. */
describe.each(stores)('single items of CollabHub on $name', ({ open }) => {
  const { finds, misses } = sampledStore(open, s.seeded)

  it('userById: that user, or none', async () => {
    await finds(hub.userById, { userId: 'u2' }, s.talents[1])
    await misses(hub.userById, { userId: 'u9' })
  })

  it('emailLock: who holds an address', async () => {
    await finds(hub.emailLock, { address: 'f1@example.com' }, s.locks[3])
    await misses(hub.emailLock, { address: 'f9@example.com' })
  })

  it('savedById: one that is saved, or none', async () => {
    const key = { userId: 'u1', kind: 'STARTUP', savedId: 's1' } as const
    await finds(hub.savedById, key, s.saved[3])
    await misses(hub.savedById, { ...key, savedId: 's9' })
  })

  it('startupById: the startup, not its neighbours', async () => {
    await finds(hub.startupById, { startupId: 's1' }, s.startups[0])
    await misses(hub.startupById, { startupId: 's9' })
  })

  it('membershipOf: one member, or none', async () => {
    const membership = { startupId: 's1', userId: 'u3' }
    await finds(hub.membershipOf, membership, s.members[2])
    await misses(hub.membershipOf, { ...membership, userId: 'u9' })
  })

  it('roleById: one role', async () => {
    const { r2 } = s.roles
    await finds(hub.roleById, { startupId: 's1', roleId: 'r2' }, r2)
    await misses(hub.roleById, { startupId: 's2', roleId: 'r2' })
  })

  it('applicationById: one application', async () => {
    const { second } = s.applications
    await finds(hub.applicationById, { applicationId: 'a2' }, second)
    await misses(hub.applicationById, { applicationId: 'a9' })
  })

  it('applicationGuard: of a role and a person', async () => {
    const pair = { roleId: 'r1', applicantId: 'u1' }
    await finds(hub.applicationGuard, pair, a.applicationGuard())
    await misses(hub.applicationGuard, { ...pair, roleId: 'r2' })
  })

  it('applicationQuota: of a month', async () => {
    const month = { userId: 'u1', month: '2024-01' }
    await finds(hub.applicationQuota, month, a.quota())
    await misses(hub.applicationQuota, { ...month, month: '2024-03' })
  })

  it('accessById: one request', async () => {
    await finds(hub.accessById, { accessId: 'x3' }, s.access.approved)
    await misses(hub.accessById, { accessId: 'x9' })
  })

  it('grantOf: of a startup and a person', async () => {
    await finds(hub.grantOf, { startupId: 's1', userId: 'i2' }, s.grants[1])
    await misses(hub.grantOf, { startupId: 's2', userId: 'i2' })
  })

  it('emailGrantOf: of an address and a startup', async () => {
    const pair = { address: 'new@example.com', startupId: 's2' }
    await finds(hub.emailGrantOf, pair, s.emailGrants[1])
    await misses(hub.emailGrantOf, { ...pair, startupId: 's3' })
  })

  it('deckById: one deck', async () => {
    await finds(hub.deckById, { startupId: 's1', deckId: 'd2' }, s.decks[1])
    await misses(hub.deckById, { startupId: 's2', deckId: 'd2' })
  })

  it('deckViewOf: one look of one person', async () => {
    const look = { startupId: 's1', viewedAt: a.at(2), userId: 'u1' }
    await finds(hub.deckViewOf, look, s.deckViews[1])
    await misses(hub.deckViewOf, { ...look, userId: 'u2' })
  })

  it('uploadById: whoever has it', async () => {
    await finds(hub.uploadById, { id: 'l3' }, s.uploads[2])
    await misses(hub.uploadById, { id: 'l9' })
  })

  it('counterOf: what somebody has stored', async () => {
    await finds(hub.counterOf, { userId: 'u1', name: 'STORED' }, a.storedBytes())
    await misses(hub.counterOf, { userId: 'u2', name: 'STORED' })
  })

  it('conversationById: its metadata', async () => {
    await finds(hub.conversationById, { conversationId: 'c2' }, s.conversations[1])
    await misses(hub.conversationById, { conversationId: 'c9' })
  })

  it('participantOf: one participant, also when they left', async () => {
    const left = { conversationId: 'c4', userId: 'u1' }
    await finds(hub.participantOf, left, s.inbox.left)
    await misses(hub.participantOf, { ...left, userId: 'u2' })
  })

  it('messageById: one message of a conversation', async () => {
    const second = { conversationId: 'c1', messageId: 'm2' }
    await finds(hub.messageById, second, s.messages[1])
    await misses(hub.messageById, { ...second, messageId: 'm4' })
  })

  it('blockOf: of two users, one way', async () => {
    await finds(
      hub.blockOf,
      { userId: 'u2', blockedId: 'u1' },
      a.block({ userId: 'u2', blockedId: 'u1' }),
    )
    await misses(hub.blockOf, { userId: 'u3', blockedId: 'u1' })
  })

  it('directPair: of two users', async () => {
    const pair = { lowerUserId: 'f1', higherUserId: 'u1' }
    await finds(hub.directPair, pair, a.directPair())
    await misses(hub.directPair, { ...pair, higherUserId: 'u2' })
  })

  it('channelOf: of a startup', async () => {
    await finds(hub.channelOf, { startupId: 's1' }, a.channelGuard())
    await misses(hub.channelOf, { startupId: 's2' })
  })

  it('subscriptionOf: of a user', async () => {
    await finds(hub.subscriptionOf, { userId: 'u2' }, s.subscriptions[1])
    await misses(hub.subscriptionOf, { userId: 'f2' })
  })

  it('stripeEvent: whether it was taken', async () => {
    await finds(hub.stripeEvent, { eventId: 'evt_1' }, a.stripeEvent())
    await misses(hub.stripeEvent, { eventId: 'evt_2' })
  })

  it('stripeCustomer: whose it is', async () => {
    const customer = { stripeCustomerId: 'cus_1' }
    await finds(hub.stripeCustomer, customer, a.stripeCustomer())
    await misses(hub.stripeCustomer, { stripeCustomerId: 'cus_2' })
  })

  it('countedItem: as what something is counted', async () => {
    await finds(hub.countedItem, { kind: 'users', id: 'u1' }, c.counted())
    await misses(hub.countedItem, { kind: 'startups', id: 'u1' })
  })

  it('roleFunnel: of a role and a status', async () => {
    const key = { startupId: 's1', roleId: 'r1', status: 'PENDING' } as const
    await finds(hub.roleFunnel, key, c.roleFunnel())
    await misses(hub.roleFunnel, { ...key, status: 'ACCEPTED' })
  })

  it('startupVisit: of a day and a person', async () => {
    const key = { startupId: 's1', day: '2024-01-15', userId: 'u1' }
    await finds(hub.startupVisit, key, c.startupVisit())
    await misses(hub.startupVisit, { ...key, day: '2024-01-16' })
  })

  it('shardCountOf: of one hot key', async () => {
    await finds(hub.shardCountOf, { hotKey: 'STARTUP_ROLE' }, a.shardCount())
    await misses(hub.shardCountOf, { hotKey: 'USER' })
  })

  it('notificationById: one of mine', async () => {
    const mine = { userId: 'u1', notificationId: 'n2' }
    await finds(hub.notificationById, mine, s.notifications[1])
    await misses(hub.notificationById, { ...mine, userId: 'u2' })
  })

  it('reportById: one report', async () => {
    await finds(hub.reportById, { reportId: 'p4' }, s.resolved)
    await misses(hub.reportById, { reportId: 'p9' })
  })

  it('reportGuard: of a reporter and a thing', async () => {
    await finds(hub.reportGuard, b.reportGuard(), b.reportGuard())
    await misses(hub.reportGuard, b.reportGuard({ reporterId: 'u2' }))
  })

  it('unreadCountOf: of a user', async () => {
    await finds(hub.unreadCountOf, { userId: 'u1' }, b.unreadCount())
    await misses(hub.unreadCountOf, { userId: 'u2' })
  })

  it('bundleOf: of a user, by its name', async () => {
    await finds(hub.bundleOf, { userId: 'u1', name: 'access-s1' }, s.bundles[0])
    await misses(hub.bundleOf, { userId: 'u2', name: 'access-s1' })
  })

  it('preferencesOf: of a user', async () => {
    await finds(hub.preferencesOf, { userId: 'u1' }, b.preference())
    await misses(hub.preferencesOf, { userId: 'u2' })
  })

  it('auditChainHead: the newest link', async () => {
    await finds(hub.auditChainHead, { chain: 'HEAD' }, a.auditChain())
  })

  it('auditCheckState: what the last check has found', async () => {
    await finds(hub.auditCheckState, { check: 'STATE' }, a.auditCheck())
  })

  it('requestById: the first answer to a user', async () => {
    const request = { userId: 'u1', requestId: 'req-0001' }
    await finds(hub.requestById, request, a.request())
    await misses(hub.requestById, { ...request, userId: 'u2' })
  })

  it('rateLimitOf: of a user and an action, until it expires', async () => {
    const limit = { userId: 'u1', action: 'message' }
    await finds(hub.rateLimitOf, limit, a.rateLimit())
    await misses(hub.rateLimitOf, { ...limit, action: 'follow' })
  })

  it('addressRateLimitOf: of an address and an action', async () => {
    const limit = { addressHash: 'h1', action: 'contact' }
    await finds(hub.addressRateLimitOf, limit, a.addressRateLimit())
    await misses(hub.addressRateLimitOf, { ...limit, addressHash: 'h2' })
  })

  it('markerOf: of a processor and a change', async () => {
    const made = a.marker()
    await finds(hub.markerOf, made, made)
    await misses(hub.markerOf, { ...made, changeId: '0' })
  })
})
