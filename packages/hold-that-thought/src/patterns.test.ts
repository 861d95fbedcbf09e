import { stores } from '@longtable/store/testing'
import { afterAll, beforeAll, describe, it } from 'vitest'
import * as htt from './index.ts'
import { lists, newestFirst } from './testing/lists.ts'
import { openSeeded } from './testing/open-seeded.ts'
import { at } from './testing/samples.ts'
import * as s from './testing/seeded.ts'

const itemId = '1943-05-01'
const asProfiles = (values: readonly htt.UserProfile[]) =>
  values.map((value) => ({ entity: htt.UserProfile, value }))

/** The title names the pattern it proves. */
describe.each(stores)('lists of HoldThatThought on $name', ({ open }) => {
  let reader: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    reader = await openSeeded(open)
  })
  afterAll(() => reader[Symbol.asyncDispose]())

  it('usersListed: active and approved ones', () =>
    lists((page) => htt.usersListed(reader, {}, page), asProfiles(s.approved)))

  it('usersPending: active ones without approval', () =>
    lists((page) => htt.usersPending(reader, {}, page), asProfiles(s.pending)))

  it('usersInactive: inactive ones, not deleted ones', () =>
    lists((page) => htt.usersInactive(reader, {}, page), asProfiles(s.inactive)))

  it('lettersNewestFirst: by date, a year, before a date, without deleted ones', async () => {
    const { first, second, lastOfYear, moved } = s.letters
    const all = [moved, lastOfYear, second, first]
    await lists((page) => htt.lettersNewestFirst(reader, {}, page), all)
    const year = { from: '1943-01-01', to: '1943-12-31' }
    await lists((page) => htt.lettersNewestFirst(reader, year, page), all.slice(1))
    await lists((page) => htt.lettersNewestFirst(reader, { to: '1943-05-02' }, page), all.slice(2))
  })

  it('lettersOldestFirst: from a date on', () => {
    const { second, lastOfYear, moved } = s.letters
    const from = '1943-05-02'
    const next = [second, lastOfYear, moved]
    return lists((page) => htt.lettersOldestFirst(reader, { from }, page), next)
  })

  it('versionsOf: newest first, without the current text', () =>
    lists((page) => htt.versionsOf(reader, { letterId: itemId }, page), newestFirst(s.versions)))

  it('draftsByStatus: newest first', () => {
    const { r1, r2, r3 } = s.drafts
    return lists((page) => htt.draftsByStatus(reader, { status: 'ready' }, page), [r3, r2, r1])
  })

  it('draftsOf: mine in every status, newest first, among my comments and reactions', () =>
    lists(
      (page) => htt.draftsOf(reader, { uploaderId: 'u1' }, page),
      newestFirst(s.uploaders.filter(({ uploaderId }) => uploaderId === 'u1')),
    ))

  it('commentsOn: oldest first, without the reactions', () =>
    lists((page) => htt.commentsOn(reader, { itemId }, page), s.comments))

  it('commentsBy: on every item, newest first', () =>
    lists(
      (page) => htt.commentsBy(reader, { userId: 'u1' }, page),
      [s.onMedia, s.comments[2], s.comments[0]],
    ))

  it('reactionsOn: to all comments of an item, or to one', async () => {
    await lists((page) => htt.reactionsOn(reader, { itemId }, page), s.reactions)
    const toOne = { itemId, commentId: 'k1' }
    await lists((page) => htt.reactionsOn(reader, toOne, page), s.reactions.slice(0, 2))
  })

  it('reactionsBy: on every item, newest first', () =>
    lists(
      (page) => htt.reactionsBy(reader, { userId: 'u1' }, page),
      [s.toMedia, s.reactions[2], s.reactions[0]],
    ))

  it('conversationsOf: of a member', () =>
    lists((page) => htt.conversationsOf(reader, { userId: 'u1' }, page), s.inbox))

  it('inboxOf: by the last message, latest first', () =>
    lists(
      (page) => htt.inboxOf(reader, { userId: 'u1' }, page),
      [s.inbox[1], s.inbox[2], s.inbox[0]],
    ))

  it('messagesOf: newest first, without the metadata', () =>
    lists(
      (page) => htt.messagesOf(reader, { conversationId: 'c1' }, page),
      newestFirst(s.messages),
    ))

  it('mediaByCategory: newest first', () =>
    lists(
      (page) => htt.mediaByCategory(reader, { category: 'pictures' }, page),
      newestFirst(s.pictures),
    ))

  it('auditByDate: a day, newest first', () => {
    const { first, second, others } = s.audits
    const date = at(0).slice(0, 10)
    return lists((page) => htt.auditByDate(reader, { date }, page), [others, second, first])
  })

  it('auditByUser: over all days, newest first', () => {
    const { first, second, nextDay } = s.audits
    return lists(
      (page) => htt.auditByUser(reader, { userId: 'u1' }, page),
      [nextDay, second, first],
    )
  })
})
