import { type AnyEntity, change, toItem } from '@longtable/entity'
import { itemPlaces, provesModel, storedAs } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as hub from '../index.ts'
import { statusChange } from '../testing/application-samples.ts'
import * as b from '../testing/inbox-samples.ts'
import * as a from '../testing/samples.ts'
import * as c from '../testing/stats-samples.ts'

const created = '2024-01-15T10:00:00.000Z'

/** Every template of document 002 and every + row of its spec, with values in it. */
const stored = [
  storedAs(hub.User, [a.user()], {
    table: ['USER#u1', 'PROFILE'],
    GSI1: ['ROLE#TALENT', 'USER#u1'],
    GSI2: ['STATUS#ACTIVE', 'USER#u1'],
    GSI3: ['USER', created],
    GSI4: ['ana@example.com'],
  }),
  storedAs(hub.Startup, [a.startup()], {
    table: ['STARTUP#s1', 'METADATA'],
    GSI1: ['FOUNDER#f1', 'STARTUP#s1'],
    GSI2: ['VISIBILITY#PUBLIC#STATUS#ACTIVE', 'STARTUP#s1'],
    GSI3: ['STARTUP', created],
  }),
  storedAs(hub.StartupRole, [a.role()], {
    table: ['STARTUP#s1', 'ROLE#r1'],
    GSI1: ['OPEN_ROLES', '2024-01-15T10:00:00.000Z#r1'],
    GSI3: ['STARTUP_ROLE', created],
  }),
  storedAs(hub.Application, [a.application()], {
    table: ['APPLICATION#a1', 'METADATA'],
    GSI1: ['APPLICANT#u1', 'APPLICATION#a1'],
    GSI2: ['STARTUP#s1#ROLE#r1', 'STATUS#PENDING#2024-01-15T10:00:00.000Z'],
    GSI3: ['APPLICATION', created],
  }),
  storedAs(hub.AccessRequest, [a.access()], {
    table: ['ACCESS#x1', 'METADATA'],
    GSI1: ['REQUESTER#i1', 'ACCESS#x1'],
    GSI2: ['STARTUP#s1', 'STATUS#APPROVED#2024-01-15T10:00:00.000Z'],
    GSI3: ['ACCESS_REQUEST', created],
  }),
  storedAs(hub.Conversation, [a.conversation()], {
    table: ['CONVERSATION#c1', 'METADATA'],
    GSI3: ['CONVERSATION', created],
  }),
  storedAs(hub.Participant, [a.participant()], {
    table: ['CONVERSATION#c1', 'PARTICIPANT#u1'],
    GSI1: ['PARTICIPANT#u1', 'CONVERSATION#2024-01-15T10:05:00.000Z#c1'],
  }),
  storedAs(hub.Block, [a.block()], { table: ['USER#u1', 'BLOCK#u2'] }),
  storedAs(hub.Message, [a.message()], {
    table: ['CONVERSATION#c1', 'MESSAGE#m1'],
    GSI1: ['SENDER#u1', 'MESSAGE#m1'],
    GSI3: ['MESSAGE', created],
  }),
  storedAs(hub.Subscription, [a.subscription()], {
    table: ['USER#u1', 'SUBSCRIPTION'],
    GSI1: ['STRIPE_CUSTOMER#cus_1', 'SUBSCRIPTION'],
    GSI2: ['SUBSCRIPTION_STATUS#ACTIVE', 'USER#u1'],
    GSI3: ['SUBSCRIPTION', created],
  }),
  storedAs(hub.AuditLog, [a.audit()], {
    table: ['AUDIT#2024-01-15', '2024-01-15T10:00:00.000Z#l1'],
    GSI1: ['USER#u1', 'AUDIT#2024-01-15T10:00:00.000Z'],
    GSI3: ['AUDIT_LOG', created],
  }),
  storedAs(hub.Notification, [a.notification()], {
    table: ['USER#u1', 'NOTIFICATION#n1'],
    GSI3: ['NOTIFICATION', created],
  }),
  storedAs(hub.EmailLock, [a.emailLock()], { table: ['EMAIL#ana@example.com', 'UNIQUE'] }),
  storedAs(hub.DirectPair, [a.directPair()], { table: ['DIRECT#f1#u1', 'UNIQUE'] }),
  storedAs(hub.ApplicationGuard, [a.applicationGuard()], {
    table: ['UNIQUE#APPLICATION#r1#u1', 'UNIQUE'],
  }),
  storedAs(hub.StatusChange, [statusChange()], {
    table: ['APPLICATION#a1', 'STATUS#2024-01-15T10:01:00.000Z'],
  }),
  storedAs(hub.Grant, [a.grant()], { table: ['STARTUP#s1', 'GRANT#i1'] }),
  storedAs(hub.ChannelGuard, [a.channelGuard()], { table: ['STARTUP#s1', 'CHANNEL'] }),
  storedAs(hub.Member, [a.member()], {
    table: ['STARTUP#s1', 'MEMBER#u1'],
    GSI1: ['MEMBER#u1', 'STARTUP#s1'],
  }),
  storedAs(hub.EmailGrant, [a.emailGrant()], {
    table: ['EMAIL#new@example.com', 'GRANT#s1'],
    GSI1: ['INVITED#s1', 'EMAIL#new@example.com'],
  }),
  storedAs(hub.Upload, [a.upload()], {
    table: ['UPLOAD#l1', 'METADATA'],
    GSI1: ['UPLOADER#u1', 'UPLOAD#l1'],
  }),
  storedAs(hub.Counter, [a.storedBytes()], { table: ['USER#u1', 'COUNTER#STORED'] }),
  storedAs(hub.Deck, [a.deck()], { table: ['STARTUP#s1', 'DECK#d1'] }),
  storedAs(hub.DeckView, [a.deckView()], {
    table: ['STARTUP#s1', 'DECKVIEW#2024-01-15T10:00:00.000Z#u1'],
  }),
  storedAs(hub.Quota, [a.quota()], { table: ['USER#u1', 'QUOTA#APPLICATION#2024-01'] }),
  storedAs(hub.ShardCount, [a.shardCount()], { table: ['SHARDS', 'STARTUP_ROLE'] }),
  storedAs(hub.Stats, [a.figure()], { table: ['STATS', 'users.FOUNDER'] }),
  storedAs(hub.Counted, [c.counted()], { table: ['COUNTED#users#u1', 'COUNTED'] }),
  storedAs(hub.RoleFunnel, [c.roleFunnel()], { table: ['STARTUP#s1', 'FUNNEL#r1#PENDING'] }),
  storedAs(hub.StartupViews, [c.startupView()], { table: ['STARTUP#s1', 'VIEWS#2024-01-15'] }),
  storedAs(hub.StartupVisit, [c.startupVisit()], {
    table: ['STARTUP#s1', 'VISIT#2024-01-15#u1'],
  }),
  storedAs(hub.StripeEvent, [a.stripeEvent()], { table: ['STRIPE_EVENT#evt_1', 'EVENT'] }),
  storedAs(hub.StripeCustomer, [a.stripeCustomer()], {
    table: ['STRIPE_CUSTOMER#cus_1', 'CUSTOMER'],
  }),
  storedAs(hub.Saved, [a.saved({ kind: 'SEARCH', savedId: 'q1' }), a.saved()], {
    table: ['USER#u1', 'SAVED#SEARCH#q1'],
    GSI1: ['SAVED_SEARCHES#DAILY', 'SAVED#q1'],
  }),
  storedAs(hub.Report, [a.report()], {
    table: ['REPORT#p1', 'METADATA'],
    GSI1: ['REPORTS#OPEN', '2024-01-15T10:00:00.000Z#p1'],
  }),
  storedAs(hub.ReportGuard, [b.reportGuard()], {
    table: ['UNIQUE#REPORT#MESSAGE#m1#u1', 'UNIQUE'],
  }),
  storedAs(hub.UnreadCount, [b.unreadCount()], { table: ['USER#u1', 'UNREAD'] }),
  storedAs(hub.NotificationBundle, [b.bundle()], { table: ['USER#u1', 'BUNDLE#application-r1'] }),
  storedAs(hub.Preference, [b.preference()], { table: ['USER#u1', 'PREFS'] }),
  storedAs(hub.Request, [a.request()], { table: ['REQUEST#u1#req-0001', 'REQUEST'] }),
  storedAs(hub.RateLimit, [a.rateLimit()], { table: ['USER#u1', 'RATE#message'] }),
  storedAs(hub.AddressRateLimit, [a.addressRateLimit()], { table: ['ADDRESS#h1', 'RATE#contact'] }),
  storedAs(hub.AuditChain, [a.auditChain()], { table: ['AUDITCHAIN', 'HEAD'] }),
  storedAs(hub.AuditCheck, [a.auditCheck()], { table: ['AUDITCHECK', 'STATE'] }),
  storedAs(hub.Marker, [a.marker()], { table: ['MARKER#count.add#17', 'MARKER'] }),
]

const documented = new Set(
  'USER STARTUP STARTUP_ROLE APPLICATION ACCESS_REQUEST CONVERSATION MESSAGE SUBSCRIPTION AUDIT_LOG NOTIFICATION'.split(
    ' ',
  ),
)

describe('what is stored', () => {
  it.each(stored)('$type has its type if it is documented, and nothing else has', (sample) => {
    expect(sample.item.entityType).toBe(documented.has(sample.type) ? sample.type : undefined)
    expect('email' in sample.item).toBe(sample.entity === hub.User)
  })
})

describe('keys', () => {
  it('append the shard to hot partitions, and shard 0 is the documented literal', () => {
    const of = (entity: AnyEntity, value: object) =>
      itemPlaces(hub.collabHubTable, toItem(entity, value as never))
    expect(of(hub.User, a.user({ shard: 2 }))).toMatchObject({
      GSI1: ['ROLE#TALENT~2', 'USER#u1'],
      GSI2: ['STATUS#ACTIVE~2', 'USER#u1'],
      GSI3: ['USER', created],
    })
    expect(of(hub.Startup, a.startup({ shard: 2 })).GSI2?.[0]).toBe(
      'VISIBILITY#PUBLIC#STATUS#ACTIVE~2',
    )
    expect(of(hub.StartupRole, a.role({ shard: 2 })).GSI1?.[0]).toBe('OPEN_ROLES~2')
    expect(of(hub.StartupRole, a.role({ shard: 0 })).GSI1?.[0]).toBe('OPEN_ROLES')
    expect(of(hub.Subscription, a.subscription({ shard: 2 })).GSI2?.[0]).toBe(
      'SUBSCRIPTION_STATUS#ACTIVE~2',
    )
    expect(of(hub.AuditLog, a.audit({ shard: 2 })).table?.[0]).toBe('AUDIT#2024-01-15~2')
  })

  it('leave OPEN_ROLES when a role is closed or its startup cannot be browsed', () => {
    const patches = [{ isOpen: false }, { listed: false }, { listed: undefined }]
    for (const patch of patches)
      expect(change(hub.StartupRole, a.role(), { patch })).toMatchObject({
        kind: 'update',
        remove: expect.arrayContaining(['GSI1PK', 'GSI1SK']) as unknown,
      })
    const reopened = change(hub.StartupRole, a.role({ isOpen: false }), { patch: { isOpen: true } })
    expect(reopened).toMatchObject({
      set: { isOpen: true, GSI1PK: 'OPEN_ROLES', GSI1SK: '2024-01-15T10:00:00.000Z#r1' },
    })
  })

  it('leave the inbox of a participant who left', () => {
    const left = change(hub.Participant, a.participant(), { patch: { leftAt: a.at(9) } })
    expect(left).toMatchObject({
      set: { leftAt: a.at(9), GSI2PK: 'LEFT#u1', GSI2SK: '2024-01-15T10:09:00.000Z#c1' },
      remove: ['GSI1PK', 'GSI1SK'],
    })
  })

  it('move a user to another role or address', () => {
    const moved = change(hub.User, a.user(), { patch: { role: 'FOUNDER', email: 'ana@new.test' } })
    expect(moved).toMatchObject({
      set: { role: 'FOUNDER', GSI1PK: 'ROLE#FOUNDER', email: 'ana@new.test' },
    })
  })
})

provesModel(hub.collabHub, { stored, source: new URL('..', import.meta.url) })
