import { stores } from '@longtable/store/testing'
import { newestFirst, sampledStore } from '@longtable/testing/model'
import { describe, it } from 'vitest'
import * as htt from '../index.ts'
import * as a from '../testing/samples.ts'
import * as s from '../testing/seeded.ts'
import { ownItemsOf } from './own-items.patterns.ts'

const { at } = a
const itemId = '1943-05-01'
const asProfiles = (values: readonly htt.UserProfile[]) =>
  values.map((value) => ({ entity: htt.UserProfile, value }))

/** The title names the pattern it proves. */
describe.each(stores)('lists of HoldThatThought on $name', ({ open }) => {
  const { lists } = sampledStore(open, s.seeded)

  it('usersListed: active and approved ones', () =>
    lists(htt.usersListed, {}, asProfiles(s.approved)))

  it('usersPending: active ones without approval', () =>
    lists(htt.usersPending, {}, asProfiles(s.pending)))

  it('usersInactive: inactive ones, not deleted ones', () =>
    lists(htt.usersInactive, {}, asProfiles(s.inactive)))

  it('invitationsOpen: newest first, without what has expired', () =>
    lists(htt.invitationsOpen, {}, newestFirst(s.invitations)))

  it('peopleByName: by name, then by id', () => lists(htt.peopleByName, {}, s.people))

  it('ownItemsOf: all in the partition of a user', () =>
    lists(ownItemsOf, { userId: 'u2' }, [
      {
        entity: htt.UserConversation,
        value: a.userConversation({ userId: 'u2', conversationId: 'c1' }),
      },
      { entity: htt.UserProfile, value: a.profile({ userId: 'u2' }) },
    ]))

  it('lettersNewestFirst: by date, a year, before a date, without deleted ones', async () => {
    const { first, second, lastOfYear, moved } = s.letters
    const all = [moved, lastOfYear, second, first]
    await lists(htt.lettersNewestFirst, {}, all)
    const year = { from: '1943-01-01', to: '1943-12-31' }
    await lists(htt.lettersNewestFirst, year, all.slice(1))
    await lists(htt.lettersNewestFirst, { to: '1943-05-02' }, all.slice(2))
  })

  it('lettersOldestFirst: from a date on', () => {
    const { second, lastOfYear, moved } = s.letters
    const from = '1943-05-02'
    const next = [second, lastOfYear, moved]
    return lists(htt.lettersOldestFirst, { from }, next)
  })

  it('lettersOf: of a person, newest first', () =>
    lists(htt.lettersOf, { personId: 'q1' }, s.ofRosa.toReversed()))

  it('lettersOnDay: of a day, oldest year first', () =>
    lists(htt.lettersOnDay, { monthDay: '05-01' }, s.onDay))

  it('letterCounts: all years', () => lists(htt.letterCounts, {}, s.counts))

  it('lettersDeleted: what was deleted last comes first', () =>
    lists(htt.lettersDeleted, {}, s.gone.toReversed()))

  it('versionsOf: newest first, without the current text', () =>
    lists(htt.versionsOf, { letterId: itemId }, newestFirst(s.versions)))

  it('draftsByStatus: newest first', () => {
    const { r1, r2, r3 } = s.drafts
    return lists(htt.draftsByStatus, { status: 'ready' }, [r3, r2, r1])
  })

  it('draftsOf: mine in every status, newest first, among my comments and reactions', () =>
    lists(
      htt.draftsOf,
      { uploaderId: 'u1' },
      newestFirst(s.uploaders.filter(({ uploaderId }) => uploaderId === 'u1')),
    ))

  it('archiveTasksNewestFirst: without what has expired', () =>
    lists(htt.archiveTasksNewestFirst, {}, newestFirst(s.archiveTasks)))

  it('commentsOn: oldest first, without the reactions', () =>
    lists(htt.commentsOn, { itemId }, s.comments))

  it('commentsBy: on every item, newest first', () =>
    lists(htt.commentsBy, { userId: 'u1' }, [s.onMedia, s.comments[2], s.comments[0]]))

  it('reactionsOn: to all comments of an item, or to one', async () => {
    await lists(htt.reactionsOn, { itemId }, s.reactions)
    const toOne = { itemId, commentId: 'k1' }
    await lists(htt.reactionsOn, toOne, s.reactions.slice(0, 2))
  })

  it('reactionsBy: on every item, newest first', () =>
    lists(htt.reactionsBy, { userId: 'u1' }, [s.toMedia, s.reactions[2], s.reactions[0]]))

  it('conversationsOf: of a member', () => lists(htt.conversationsOf, { userId: 'u1' }, s.inbox))

  it('inboxOf: by the last message, latest first', () =>
    lists(htt.inboxOf, { userId: 'u1' }, [s.inbox[1], s.inbox[2], s.inbox[0]]))

  it('messagesOf: newest first, without the metadata', () =>
    lists(htt.messagesOf, { conversationId: 'c1' }, newestFirst(s.messages)))

  it('messagesBy: in every conversation, newest first, among comments and reactions', () =>
    lists(htt.messagesBy, { senderId: 'u1' }, [
      ...newestFirst(s.messages),
      a.message({ conversationId: 'c2', messageId: 'm4' }),
    ]))

  it('notificationsOf: newest first, without the count', () =>
    lists(htt.notificationsOf, { userId: 'u1' }, newestFirst(s.notifications)))

  it('letterFiles: of a letter, without its texts', () =>
    lists(htt.letterFiles, { letterId: itemId }, s.letterFiles))

  it('mediaOnShelf: newest first, what was deleted on a shelf of its own', async () => {
    await lists(htt.mediaOnShelf, { shelf: 'pictures' }, newestFirst(s.pictures))
    await lists(htt.mediaOnShelf, { shelf: 'deleted' }, [s.deletedPicture])
  })

  it('mediaWith: of a person, newest first, without their letters', () =>
    lists(htt.mediaWith, { personId: 'q1' }, newestFirst(s.withRosa)))

  it('mediaInAlbum: newest first', () =>
    lists(htt.mediaInAlbum, { tag: 'porto' }, newestFirst(s.inPorto)))

  it('mediaInYear: as it happened', () => lists(htt.mediaInYear, { year: '1938' }, s.in1938))

  it('mediaCounts: of albums, without the years', () =>
    lists(htt.mediaCounts, { kind: 'album' }, s.albumCounts))

  it('uploadsOf: of a user, until they expire', () =>
    lists(htt.uploadsOf, { userId: 'u1' }, s.uploads))

  it('auditByDate: a day, newest first', () => {
    const { first, second, others } = s.audits
    const date = at(0).slice(0, 10)
    return lists(htt.auditByDate, { date }, [others, second, first])
  })

  it('auditByUser: over all days, newest first', () => {
    const { first, second, nextDay } = s.audits
    return lists(htt.auditByUser, { userId: 'u1' }, [nextDay, second, first])
  })
})
