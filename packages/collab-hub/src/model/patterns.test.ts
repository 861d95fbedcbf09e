import { type AnyEntity, fromItem, recognise, shardedPart } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { stores } from '@longtable/store/testing'
import { newestFirst, sampledStore } from '@longtable/testing/model'
import { describe, it } from 'vitest'
import * as hub from '../index.ts'
import { at } from '../testing/samples.ts'
import * as s from '../testing/seeded.ts'
import { ownItemsOf } from './own-items.patterns.ts'

const byCreation = { orderBy: (item: Item) => item.createdAt as string }

/** The title names the pattern it proves. */
describe.each(stores)('lists of CollabHub on $name', ({ open }) => {
  const { lists, reads } = sampledStore(open, s.seeded)

  it('userByEmail: the one who has it', () =>
    lists(hub.userByEmail, { email: 'u2@example.com' }, [s.talents[1]]))

  it('usersByRole: those of the role, over all shards', async () => {
    await lists(hub.usersByRole, { role: 'TALENT' }, s.talents)
    const shards = [0, 1].map((shard) => ({ role: 'INVESTOR' as const, shard }))
    await reads((reader, page) => hub.usersByRole.merged(reader, shards, page), s.investors)
  })

  it('usersByStatus: those with the status', () =>
    lists(hub.usersByStatus, { status: 'BANNED' }, s.founders))

  it('usersByCreation: all newest first, or a range of time', async () => {
    const all = newestFirst([...s.talents, ...s.founders, ...s.investors])
    await lists(hub.usersByCreation, {}, all)
    const range = { from: at(2), to: at(11) }
    await lists(hub.usersByCreation, range, all.slice(4, 7))
  })

  it('savedBy: all kinds, or one', async () => {
    await lists(hub.savedBy, { userId: 'u1' }, s.saved)
    const kept = s.saved.slice(0, 2)
    await lists(hub.savedBy, { userId: 'u1', kind: 'ROLE' }, kept)
  })

  it('savedSearches: of everybody, and nothing but searches', () =>
    lists(
      hub.savedSearches,
      { daily: 'DAILY' },
      s.saved.filter(({ kind }) => kind === 'SEARCH'),
    ))

  it('startupsByFounder: newest first', () =>
    lists(hub.startupsByFounder, { founderId: 'f1' }, newestFirst(s.startups)))

  it('startupsByVisibility: public ones, and what waits for review over all visibilities', async () => {
    const listed = { visibility: 'PUBLIC', status: 'ACTIVE' } as const
    await lists(hub.startupsByVisibility, listed, newestFirst(s.startups))
    const queue = (['PUBLIC', 'PRIVATE', 'INVESTORS_ONLY'] as const).map((visibility) => ({
      visibility,
      status: 'PENDING_REVIEW' as const,
    }))
    const waiting = newestFirst(s.hidden.slice(1))
    await reads((reader, page) => hub.startupsByVisibility.merged(reader, queue, page), waiting)
  })

  it('startupsInReview: what waits for review over all visibilities, oldest first', async () => {
    const status = 'PENDING_REVIEW'
    await lists(hub.startupsInReview, { visibility: 'PRIVATE', status }, [s.hidden[1]])
    const queue = (['PUBLIC', 'PRIVATE'] as const).map((visibility) => ({
      visibility,
      status: 'PENDING_REVIEW' as const,
    }))
    const waiting = s.hidden.slice(1)
    await reads((reader, page) => hub.startupsInReview.merged(reader, queue, page), waiting)
  })

  it('startupsByCreation: newest first', () =>
    lists(hub.startupsByCreation, {}, newestFirst([...s.startups, ...s.hidden])))

  it('membersOf: members only', () =>
    lists(hub.membersOf, { startupId: 's1' }, s.members.slice(0, 3)))

  it('membershipsOf: the startups of a member', () =>
    lists(
      hub.membershipsOf,
      { userId: 'u1' },
      s.members.filter(({ userId }) => userId === 'u1'),
    ))

  it('decksOf: of a startup', () => lists(hub.decksOf, { startupId: 's1' }, s.decks))

  it('deckViewsOf: latest first, also twice by one viewer', () =>
    lists(hub.deckViewsOf, { startupId: 's1' }, newestFirst(s.deckViews.slice(0, 3))))

  it('rolesOf: open and closed ones of the startup', () => {
    const { r1, r2, closed } = s.roles
    return lists(hub.rolesOf, { startupId: 's1' }, [r1, r2, closed])
  })

  it('openRoles: newest first over all shards, without closed and unlisted ones', async () => {
    const { r1, r2, sharded, r4 } = s.roles
    const [first, second] = [0, 1].map((shard) => shardedPart('OPEN_ROLES', shard, '~'))
    await lists(hub.openRoles, { OPEN_ROLES: first }, [r4, r2, r1])
    const shards = [{ OPEN_ROLES: first }, { OPEN_ROLES: second }]
    await reads((reader, page) => hub.openRoles.merged(reader, shards, page), [r4, sharded, r2, r1])
  })

  it('rolesByCreation: newest first', () =>
    lists(hub.rolesByCreation, {}, newestFirst(Object.values(s.roles))))

  it('applicationsBy: of one applicant, newest first', () => {
    const { first, otherRole, otherStartup } = s.applications
    return lists(hub.applicationsBy, { applicantId: 'u1' }, [otherStartup, otherRole, first])
  })

  it('applicationsForRole: by status, one status, newest first, or of a whole startup', async () => {
    const { first, second, accepted, otherRole } = s.applications
    const role = { startupId: 's1', roleId: 'r1' }
    const pending = { ...role, status: 'PENDING' as const }
    const { merged } = hub.applicationsForRole
    await lists(hub.applicationsForRole, role, [second, first, accepted])
    await lists(hub.applicationsForRole, pending, [second, first])
    const statuses = [pending, { ...role, status: 'ACCEPTED' as const }]
    const newest = [accepted, second, first]
    await reads((reader, page) => merged(reader, statuses, { ...page, ...byCreation }), newest)
    const all = [...statuses, { ...pending, roleId: 'r2' }]
    await reads(
      (reader, page) => merged(reader, all, { ...page, ...byCreation }),
      [otherRole, ...newest],
    )
  })

  it('applicationsByCreation: newest first', () =>
    lists(hub.applicationsByCreation, {}, newestFirst(Object.values(s.applications))))

  it('statusChangesOf: of one application, the first one first', () =>
    lists(hub.statusChangesOf, { applicationId: 'a1' }, s.statusChanges))

  it('quotasOf: every month of a user', () => lists(hub.quotasOf, { userId: 'u1' }, s.quotas))

  it('accessByInvestor: newest first', () => {
    const { first, s2, s3 } = s.access
    return lists(hub.accessByInvestor, { requesterId: 'i1' }, [s3, s2, first])
  })

  it('accessForStartup: by status, or one status', async () => {
    const { first, second, approved } = s.access
    const startup = { startupId: 's1' }
    await lists(hub.accessForStartup, startup, [second, first, approved])
    const one = { ...startup, status: 'APPROVED' as const }
    await lists(hub.accessForStartup, one, [approved])
  })

  it('accessByCreation: newest first', () =>
    lists(hub.accessByCreation, {}, newestFirst(Object.values(s.access))))

  it('grantsOf: of a startup', () => lists(hub.grantsOf, { startupId: 's1' }, s.grants))

  it('emailGrantsTo: of an address', () =>
    lists(hub.emailGrantsTo, { address: 'new@example.com' }, s.emailGrants.slice(0, 2)))

  it('invitedTo: of a startup, by address', () => {
    const [first, , other] = s.emailGrants
    return lists(hub.invitedTo, { startupId: 's1' }, [first, other] as hub.EmailGrant[])
  })

  it('uploadsOf: of a user', () => lists(hub.uploadsOf, { userId: 'u1' }, s.uploads.slice(0, 2)))

  it('conversationWithParticipants: both, without messages', () =>
    lists(hub.conversationWithParticipants, { conversationId: 'c1' }, [
      { entity: hub.Conversation, value: s.conversations[0] as hub.Conversation },
      ...s.participants.map((value) => ({ entity: hub.Participant, value })),
    ]))

  it('conversationsOf: by the last message, without those one left', () => {
    const { c1, c2, c3 } = s.inbox
    return lists(hub.conversationsOf, { userId: 'u1' }, [c1, c3, c2])
  })

  it('conversationsLeftBy: as they were left', () =>
    lists(hub.conversationsLeftBy, { userId: 'u1' }, [s.inbox.left, s.inbox.leftLater]))

  it('participantsOf: of a conversation', () =>
    lists(hub.participantsOf, { conversationId: 'c1' }, s.participants))

  it('messagesOf: newest first', () =>
    lists(hub.messagesOf, { conversationId: 'c1' }, newestFirst(s.messages)))

  it('messagesBy: what one has said, everywhere', () =>
    lists(hub.messagesBy, { senderId: 'u1' }, newestFirst([...s.messages, s.elsewhere])))

  it('blocksOf: whom one blocks', () => lists(hub.blocksOf, { userId: 'u1' }, s.blocks))

  it('conversationsByCreation: newest first', () =>
    lists(hub.conversationsByCreation, {}, newestFirst(s.conversations)))

  it('messagesByCreation: newest first over all conversations', () =>
    lists(hub.messagesByCreation, {}, newestFirst([...s.messages, s.elsewhere])))

  it('subscriptionsByCustomer: of a Stripe customer', () =>
    lists(hub.subscriptionsByCustomer, { stripeCustomerId: 'cus_4' }, [s.cancelled]))

  it('subscriptionsByStatus: those with the status', () =>
    lists(hub.subscriptionsByStatus, { status: 'ACTIVE' }, s.subscriptions))

  it('subscriptionsByCreation: newest first', () =>
    lists(hub.subscriptionsByCreation, {}, newestFirst([...s.subscriptions, s.cancelled])))

  it('notificationsOf: mine, newest first', () =>
    lists(hub.notificationsOf, { userId: 'u1' }, newestFirst(s.notifications)))

  it('notificationsByCreation: newest first over all users', () =>
    lists(hub.notificationsByCreation, {}, newestFirst([...s.notifications, s.notMine])))

  it('bundlesOf: of a user', () => lists(hub.bundlesOf, { userId: 'u1' }, s.bundles))

  it('reportsByStatus: oldest first', () =>
    lists(hub.reportsByStatus, { status: 'OPEN' }, s.reports))

  it('stats: every figure, or a range of names', async () => {
    await lists(hub.stats, {}, s.figures)
    await lists(hub.stats, { from: 't' }, s.figures.slice(1))
  })

  it('roleFunnelsOf: of a startup, all or of one role', async () => {
    await lists(hub.roleFunnelsOf, { startupId: 's1' }, s.roleFunnels)
    await lists(hub.roleFunnelsOf, { startupId: 's1', roleId: 'r2' }, s.roleFunnels.slice(1))
  })

  it('startupViewsOf: of a startup by day, or a range of days', async () => {
    await lists(hub.startupViewsOf, { startupId: 's1' }, s.startupViews)
    const range = { startupId: 's1', from: '2024-01-16', to: '2024-01-31' }
    await lists(hub.startupViewsOf, range, s.startupViews.slice(1, 2))
  })

  it('auditByDate: a day, newest first, over all shards', async () => {
    const { first, second, others, sharded } = s.audits
    const date = '2024-01-15'
    await lists(hub.auditByDate, { date }, [others, second, first])
    const shards = [{ date }, { date: shardedPart(date, 1, '~') }]
    const all = [sharded, others, second, first]
    await reads((reader, page) => hub.auditByDate.merged(reader, shards, page), all)
  })

  it('auditByUser: over all days, newest first', () => {
    const { first, second, nextDay } = s.audits
    return lists(hub.auditByUser, { userId: 'u1' }, [nextDay, second, first])
  })

  it('auditByCreation: every entry, newest first, or a range of time', async () => {
    const all = newestFirst(Object.values(s.audits)).map((value) => ({
      entity: hub.AuditLog,
      value,
    }))
    await lists(hub.auditByCreation, {}, all)
    await lists(hub.auditByCreation, { from: at(2), to: at(3) }, all.slice(2, 4))
  })

  it('ownItemsOf: everything in the partition of a user', () => {
    const own = s.seeded.items
      .filter(({ PK, SK }) => PK === 'USER#u1' && SK !== 'RATE#follow')
      .sort((one, other) => (one.SK < other.SK ? -1 : 1))
      .map((item) => {
        const entity = recognise(Object.values(hub.collabHub.entities), item) as AnyEntity
        return { entity, value: fromItem(entity, item) }
      })
    return reads<unknown>((reader, page) => ownItemsOf(reader, { userId: 'u1' }, page), own)
  })
})
