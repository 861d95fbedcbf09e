import { type AnyEntity, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import * as hub from '../index.ts'
import { statusChange } from './application-samples.ts'
import * as b from './inbox-samples.ts'
import * as a from './samples.ts'
import * as c from './stats-samples.ts'

const { at } = a
const numbers = [1, 2, 3] as const

/** What the proofs of the patterns read: several partitions each, with neighbours of other types. */
export const talents = numbers.map((n) =>
  a.user({ userId: `u${n}`, email: `u${n}@example.com`, createdAt: at(n) }),
)
export const founders = numbers.map((n) =>
  a.user({
    userId: `f${n}`,
    email: `f${n}@example.com`,
    role: 'FOUNDER',
    status: 'BANNED',
    createdAt: at(10 + n),
  }),
)
/** One in each of two shards. */
export const investors = [0, 1].map((shard) =>
  a.user({
    userId: `i${shard}`,
    email: `i${shard}@example.com`,
    role: 'INVESTOR',
    status: 'PENDING_VERIFICATION',
    createdAt: at(20 + shard),
    shard,
  }),
)
export const locks = [...talents, ...founders].map(({ email, userId }) =>
  a.emailLock({ address: email, userId }),
)
export const saved = [
  a.saved({ kind: 'ROLE', savedId: 'r1', startupId: 's1' }),
  a.saved({ kind: 'ROLE', savedId: 'r2', startupId: 's1' }),
  a.saved({ kind: 'SEARCH', savedId: 'q1', name: 'Near me', search: { location: 'Lisbon' } }),
  a.saved({ kind: 'STARTUP', savedId: 's1' }),
]

export const startups = numbers.map((n) => a.startup({ startupId: `s${n}`, createdAt: at(n) }))
export const hidden = [
  a.startup({ startupId: 's4', founderId: 'f2', status: 'DRAFT', createdAt: at(4) }),
  a.startup({
    startupId: 's5',
    founderId: 'f2',
    visibility: 'PRIVATE',
    status: 'PENDING_REVIEW',
    createdAt: at(5),
  }),
  a.startup({ startupId: 's6', founderId: 'f2', status: 'PENDING_REVIEW', createdAt: at(6) }),
]
export const members = [
  ...numbers.map((n) => a.member({ userId: `u${n}` })),
  a.member({ startupId: 's2' }),
  a.member({ startupId: 's3' }),
]
export const deckViews = [
  a.deckView({ userId: 'u2', viewedAt: at(1) }),
  a.deckView({ userId: 'u1', viewedAt: at(2) }),
  a.deckView({ userId: 'u2', viewedAt: at(3) }),
  a.deckView({ startupId: 's2', viewedAt: at(4) }),
]
export const decks = ['d1', 'd2'].map((deckId) => a.deck({ deckId }))
export const roles = {
  r1: a.role({ createdAt: at(1) }),
  r2: a.role({ roleId: 'r2', createdAt: at(2) }),
  sharded: a.role({ roleId: 'r3', startupId: 's3', createdAt: at(3), shard: 1 }),
  r4: a.role({ roleId: 'r4', startupId: 's2', createdAt: at(4) }),
  closed: a.role({ roleId: 'r5', isOpen: false, createdAt: at(5) }),
  unlisted: a.role({ roleId: 'r6', startupId: 's4', listed: false, createdAt: at(6) }),
}

export const applications = {
  first: a.application({ createdAt: at(1) }),
  second: a.application({ applicationId: 'a2', applicantId: 'u2', createdAt: at(2) }),
  accepted: a.application({
    applicationId: 'a3',
    applicantId: 'u3',
    status: 'ACCEPTED',
    createdAt: at(3),
  }),
  otherRole: a.application({ applicationId: 'a4', roleId: 'r2', createdAt: at(4) }),
  otherStartup: a.application({
    applicationId: 'a5',
    startupId: 's2',
    roleId: 'r4',
    createdAt: at(5),
  }),
}
export const statusChanges = [
  statusChange(),
  statusChange({ from: 'REVIEWING', to: 'SHORTLISTED', createdAt: at(2) }),
]
export const quotas = [a.quota(), a.quota({ month: '2024-02' })]
export const access = {
  first: a.access({ status: 'PENDING', createdAt: at(1) }),
  second: a.access({ accessId: 'x2', requesterId: 'i2', status: 'PENDING', createdAt: at(2) }),
  approved: a.access({ accessId: 'x3', requesterId: 'i3', createdAt: at(3) }),
  s2: a.access({ accessId: 'x4', startupId: 's2', createdAt: at(4) }),
  s3: a.access({ accessId: 'x5', startupId: 's3', createdAt: at(5) }),
}
export const grants = numbers.map((n) => a.grant({ userId: `i${n}` }))

export const emailGrants = [
  a.emailGrant(),
  a.emailGrant({ startupId: 's2' }),
  a.emailGrant({ address: 'other@example.com' }),
]
export const uploads = [a.upload(), a.upload({ id: 'l2' }), a.upload({ id: 'l3', userId: 'u2' })]

export const conversations = numbers.map((n) =>
  a.conversation({ conversationId: `c${n}`, createdAt: at(n) }),
)
/** Of the first conversation. */
export const participants = numbers.map((n) =>
  a.participant({ userId: `u${n}`, lastMessageAt: at(8) }),
)
export const inbox = {
  c1: participants[0] as hub.Participant,
  c2: a.participant({ conversationId: 'c2', lastMessageAt: at(6) }),
  c3: a.participant({ conversationId: 'c3', lastMessageAt: at(7) }),
  left: a.participant({ conversationId: 'c4', lastMessageAt: at(9), leftAt: at(9) }),
  leftLater: a.participant({ conversationId: 'c5', lastMessageAt: at(9), leftAt: at(10) }),
}
export const blocks = ['u2', 'u3'].map((blockedId) => a.block({ blockedId }))
export const messages = numbers.map((n) => a.message({ messageId: `m${n}`, createdAt: at(n) }))
export const elsewhere = a.message({ messageId: 'm4', conversationId: 'c2', createdAt: at(4) })

export const subscriptions = numbers.map((n) =>
  a.subscription({ userId: `u${n}`, stripeCustomerId: `cus_${n}`, createdAt: at(n) }),
)
export const cancelled = a.subscription({
  userId: 'f1',
  stripeCustomerId: 'cus_4',
  status: 'CANCELLED',
  createdAt: at(4),
})
export const notifications = numbers.map((n) =>
  a.notification({ notificationId: `n${n}`, createdAt: at(n) }),
)
export const notMine = a.notification({ notificationId: 'n4', userId: 'u2', createdAt: at(4) })
export const reports = numbers.map((n) => a.report({ reportId: `p${n}`, createdAt: at(n) }))
export const resolved = a.report({ reportId: 'p4', status: 'RESOLVED', createdAt: at(4) })
export const bundles = ['access-s1', 'application-r1', 'application-r2'].map((name) =>
  b.bundle({ name }),
)
export const figures = ['startups.ACTIVE', 'users.FOUNDER', 'users.TALENT'].map((name) =>
  a.figure({ name }),
)
export const roleFunnels = [c.roleFunnel(), c.roleFunnel({ roleId: 'r2' })]
export const startupViews = ['2024-01-15', '2024-01-16', '2024-02-01'].map((day) =>
  c.startupView({ day }),
)
export const audits = {
  first: a.audit({ createdAt: at(1) }),
  second: a.audit({ auditId: 'l2', createdAt: at(2) }),
  others: a.audit({ auditId: 'l3', userId: 'u2', createdAt: at(3) }),
  sharded: a.audit({ auditId: 'l4', userId: 'u2', createdAt: at(4), shard: 1 }),
  nextDay: a.audit({ auditId: 'l5', createdAt: '2024-01-16T00:00:00.000Z' }),
}
const EXPIRED = Math.floor(Date.parse(at(0)) / 1000)
export const expired = a.rateLimit({ action: 'follow', ttl: EXPIRED })

const of = <V>(entity: AnyEntity, values: readonly V[]): Item[] =>
  values.map((value) => toItem(entity, value as never))

const items: readonly Item[] = [
  of(hub.User, [...talents, ...founders, ...investors]),
  of(hub.EmailLock, locks),
  of(hub.Saved, [...saved, a.saved({ userId: 'u2' })]),
  of(hub.Startup, [...startups, ...hidden]),
  of(hub.Member, members),
  of(hub.Deck, [...decks, a.deck({ startupId: 's2', deckId: 'd3' })]),
  of(hub.DeckView, deckViews),
  of(hub.StartupRole, Object.values(roles)),
  of(hub.Application, Object.values(applications)),
  of(hub.ApplicationGuard, [a.applicationGuard(), a.applicationGuard({ applicantId: 'u2' })]),
  of(hub.StatusChange, [...statusChanges, statusChange({ applicationId: 'a2' })]),
  of(hub.Quota, [...quotas, a.quota({ userId: 'u2' })]),
  of(hub.AccessRequest, Object.values(access)),
  of(hub.Grant, [...grants, a.grant({ startupId: 's2' })]),
  of(hub.EmailGrant, emailGrants),
  of(hub.Upload, uploads),
  of(hub.Counter, [a.storedBytes()]),
  of(hub.Conversation, conversations),
  of(hub.Participant, [...participants, inbox.c2, inbox.c3, inbox.left, inbox.leftLater]),
  of(hub.Message, [...messages, elsewhere]),
  of(hub.Block, [...blocks, a.block({ userId: 'u2', blockedId: 'u1' })]),
  of(hub.DirectPair, [a.directPair()]),
  of(hub.ChannelGuard, [a.channelGuard()]),
  of(hub.Subscription, [...subscriptions, cancelled]),
  of(hub.StripeEvent, [a.stripeEvent()]),
  of(hub.StripeCustomer, [a.stripeCustomer()]),
  of(hub.Notification, [...notifications, notMine]),
  of(hub.UnreadCount, [b.unreadCount()]),
  of(hub.NotificationBundle, bundles),
  of(hub.Preference, [b.preference()]),
  of(hub.Report, [...reports, resolved]),
  of(hub.ReportGuard, [b.reportGuard()]),
  of(hub.ShardCount, [a.shardCount()]),
  of(hub.Stats, figures),
  of(hub.Counted, [c.counted()]),
  of(hub.RoleFunnel, roleFunnels),
  of(hub.StartupViews, [...startupViews, c.startupView({ startupId: 's2' })]),
  of(hub.StartupVisit, [c.startupVisit()]),
  of(hub.AuditLog, Object.values(audits)),
  of(hub.AuditChain, [a.auditChain()]),
  of(hub.AuditCheck, [a.auditCheck()]),
  of(hub.Request, [a.request()]),
  of(hub.RateLimit, [a.rateLimit(), expired]),
  of(hub.Marker, [a.marker()]),
  of(hub.AddressRateLimit, [a.addressRateLimit()]),
].flat()

/** At the end of the samples' hour. */
export const seeded = { table: hub.collabHubTable, items, now: Date.parse(at(59)) }
