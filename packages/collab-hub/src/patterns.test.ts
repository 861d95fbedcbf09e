import { shardedPart } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { stores } from '@longtable/store/testing'
import { afterAll, beforeAll, describe, it } from 'vitest'
import * as hub from './index.ts'
import { lists, newestFirst } from './testing/lists.ts'
import { openSeeded } from './testing/open-seeded.ts'
import { at } from './testing/samples.ts'
import * as s from './testing/seeded.ts'

const byCreation = { orderBy: (item: Item) => item.createdAt as string }

/** The title names the pattern it proves. */
describe.each(stores)('lists of CollabHub on $name', ({ open }) => {
  let reader: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    reader = await openSeeded(open)
  })
  afterAll(() => reader[Symbol.asyncDispose]())

  it('userByEmail: the one who has it', () =>
    lists((page) => hub.userByEmail(reader, { email: 'u2@example.com' }, page), [s.talents[1]]))

  it('usersByRole: those of the role, over all shards', async () => {
    await lists((page) => hub.usersByRole(reader, { role: 'TALENT' }, page), s.talents)
    const shards = [0, 1].map((shard) => ({ role: 'INVESTOR' as const, shard }))
    await lists((page) => hub.usersByRole.merged(reader, shards, page), s.investors)
  })

  it('usersByStatus: those with the status', () =>
    lists((page) => hub.usersByStatus(reader, { status: 'BANNED' }, page), s.founders))

  it('usersByCreation: all newest first, or a range of time', async () => {
    const all = newestFirst([...s.talents, ...s.founders, ...s.investors])
    await lists((page) => hub.usersByCreation(reader, {}, page), all)
    const range = { from: at(2), to: at(11) }
    await lists((page) => hub.usersByCreation(reader, range, page), all.slice(4, 7))
  })

  it('savedBy: all kinds, or one', async () => {
    await lists((page) => hub.savedBy(reader, { userId: 'u1' }, page), s.saved)
    const kept = s.saved.slice(0, 2)
    await lists((page) => hub.savedBy(reader, { userId: 'u1', kind: 'ROLE' }, page), kept)
  })

  it('startupsByFounder: newest first', () =>
    lists(
      (page) => hub.startupsByFounder(reader, { founderId: 'f1' }, page),
      newestFirst(s.startups),
    ))

  it('startupsByVisibility: public ones, and what waits for review over all visibilities', async () => {
    const listed = { visibility: 'PUBLIC', status: 'ACTIVE' } as const
    await lists((page) => hub.startupsByVisibility(reader, listed, page), newestFirst(s.startups))
    const queue = (['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY'] as const).map((visibility) => ({
      visibility,
      status: 'PENDING_REVIEW' as const,
    }))
    const waiting = newestFirst(s.hidden.slice(1))
    await lists((page) => hub.startupsByVisibility.merged(reader, queue, page), waiting)
  })

  it('startupsByCreation: newest first', () =>
    lists(
      (page) => hub.startupsByCreation(reader, {}, page),
      newestFirst([...s.startups, ...s.hidden]),
    ))

  it('membersOf: members only', () =>
    lists((page) => hub.membersOf(reader, { startupId: 's1' }, page), s.members.slice(0, 3)))

  it('membershipsOf: the startups of a member', () =>
    lists(
      (page) => hub.membershipsOf(reader, { userId: 'u1' }, page),
      s.members.filter(({ userId }) => userId === 'u1'),
    ))

  it('deckViewsOf: latest first, also twice by one viewer', () =>
    lists(
      (page) => hub.deckViewsOf(reader, { startupId: 's1' }, page),
      newestFirst(s.deckViews.slice(0, 3)),
    ))

  it('rolesOf: open and closed ones of the startup', () => {
    const { r1, r2, closed } = s.roles
    return lists((page) => hub.rolesOf(reader, { startupId: 's1' }, page), [r1, r2, closed])
  })

  it('openRoles: newest first over all shards, without closed and unlisted ones', async () => {
    const { r1, r2, sharded, r4 } = s.roles
    const [first, second] = [0, 1].map((shard) => shardedPart('OPEN_ROLES', shard, '~'))
    await lists((page) => hub.openRoles(reader, { OPEN_ROLES: first }, page), [r4, r2, r1])
    const shards = [{ OPEN_ROLES: first }, { OPEN_ROLES: second }]
    await lists((page) => hub.openRoles.merged(reader, shards, page), [r4, sharded, r2, r1])
  })

  it('rolesByCreation: newest first', () =>
    lists((page) => hub.rolesByCreation(reader, {}, page), newestFirst(Object.values(s.roles))))

  it('applicationsBy: of one applicant, newest first', () => {
    const { first, otherRole, otherStartup } = s.applications
    return lists(
      (page) => hub.applicationsBy(reader, { applicantId: 'u1' }, page),
      [otherStartup, otherRole, first],
    )
  })

  it('applicationsForRole: by status, one status, newest first, or of a whole startup', async () => {
    const { first, second, accepted, otherRole } = s.applications
    const role = { startupId: 's1', roleId: 'r1' }
    const pending = { ...role, status: 'PENDING' as const }
    const { merged } = hub.applicationsForRole
    await lists((page) => hub.applicationsForRole(reader, role, page), [second, first, accepted])
    await lists((page) => hub.applicationsForRole(reader, pending, page), [second, first])
    const statuses = [pending, { ...role, status: 'ACCEPTED' as const }]
    const newest = [accepted, second, first]
    await lists((page) => merged(reader, statuses, { ...page, ...byCreation }), newest)
    const all = [...statuses, { ...pending, roleId: 'r2' }]
    await lists((page) => merged(reader, all, { ...page, ...byCreation }), [otherRole, ...newest])
  })

  it('applicationsByCreation: newest first', () =>
    lists(
      (page) => hub.applicationsByCreation(reader, {}, page),
      newestFirst(Object.values(s.applications)),
    ))

  it('accessByInvestor: newest first', () => {
    const { first, s2, s3 } = s.access
    return lists(
      (page) => hub.accessByInvestor(reader, { requesterId: 'i1' }, page),
      [s3, s2, first],
    )
  })

  it('accessForStartup: by status, or one status', async () => {
    const { first, second, approved } = s.access
    const startup = { startupId: 's1' }
    await lists((page) => hub.accessForStartup(reader, startup, page), [second, first, approved])
    const one = { ...startup, status: 'APPROVED' as const }
    await lists((page) => hub.accessForStartup(reader, one, page), [approved])
  })

  it('accessByCreation: newest first', () =>
    lists((page) => hub.accessByCreation(reader, {}, page), newestFirst(Object.values(s.access))))

  it('grantsOf: of a startup', () =>
    lists((page) => hub.grantsOf(reader, { startupId: 's1' }, page), s.grants))

  it('conversationWithParticipants: both, without messages', () =>
    lists(
      (page) => hub.conversationWithParticipants(reader, { conversationId: 'c1' }, page),
      [
        { entity: hub.Conversation, value: s.conversations[0] as hub.Conversation },
        ...s.participants.map((value) => ({ entity: hub.Participant, value })),
      ],
    ))

  it('conversationsOf: by the last message, without those one left', () => {
    const { c1, c2, c3 } = s.inbox
    return lists((page) => hub.conversationsOf(reader, { userId: 'u1' }, page), [c1, c3, c2])
  })

  it('participantsOf: of a conversation', () =>
    lists((page) => hub.participantsOf(reader, { conversationId: 'c1' }, page), s.participants))

  it('messagesOf: newest first', () =>
    lists(
      (page) => hub.messagesOf(reader, { conversationId: 'c1' }, page),
      newestFirst(s.messages),
    ))

  it('conversationsByCreation: newest first', () =>
    lists((page) => hub.conversationsByCreation(reader, {}, page), newestFirst(s.conversations)))

  it('messagesByCreation: newest first over all conversations', () =>
    lists(
      (page) => hub.messagesByCreation(reader, {}, page),
      newestFirst([...s.messages, s.elsewhere]),
    ))

  it('subscriptionsByCustomer: of a Stripe customer', () =>
    lists(
      (page) => hub.subscriptionsByCustomer(reader, { stripeCustomerId: 'cus_4' }, page),
      [s.cancelled],
    ))

  it('subscriptionsByStatus: those with the status', () =>
    lists((page) => hub.subscriptionsByStatus(reader, { status: 'ACTIVE' }, page), s.subscriptions))

  it('subscriptionsByCreation: newest first', () =>
    lists(
      (page) => hub.subscriptionsByCreation(reader, {}, page),
      newestFirst([...s.subscriptions, s.cancelled]),
    ))

  it('notificationsOf: mine, newest first', () =>
    lists(
      (page) => hub.notificationsOf(reader, { userId: 'u1' }, page),
      newestFirst(s.notifications),
    ))

  it('notificationsByCreation: newest first over all users', () =>
    lists(
      (page) => hub.notificationsByCreation(reader, {}, page),
      newestFirst([...s.notifications, s.notMine]),
    ))

  it('reportsByStatus: oldest first', () =>
    lists((page) => hub.reportsByStatus(reader, { status: 'OPEN' }, page), s.reports))

  it('stats: every figure', () => lists((page) => hub.stats(reader, {}, page), s.figures))

  it('auditByDate: a day, newest first, over all shards', async () => {
    const { first, second, others, sharded } = s.audits
    const date = '2024-01-15'
    await lists((page) => hub.auditByDate(reader, { date }, page), [others, second, first])
    const shards = [{ date }, { date: shardedPart(date, 1, '~') }]
    const all = [sharded, others, second, first]
    await lists((page) => hub.auditByDate.merged(reader, shards, page), all)
  })

  it('auditByUser: over all days, newest first', () => {
    const { first, second, nextDay } = s.audits
    return lists(
      (page) => hub.auditByUser(reader, { userId: 'u1' }, page),
      [nextDay, second, first],
    )
  })

  it('auditByCreation: every entry, newest first', () =>
    lists(
      (page) => hub.auditByCreation(reader, {}, page),
      newestFirst(Object.values(s.audits)).map((value) => ({ entity: hub.AuditLog, value })),
    ))
})
