import { stores } from '@longtable/store/testing'
import { sampledStore } from '@longtable/testing/model'
import { describe, it } from 'vitest'
import * as htt from '../index.ts'
import * as m from '../testing/media-samples.ts'
import * as a from '../testing/samples.ts'
import * as d from '../testing/draft-samples.ts'
import * as s from '../testing/seeded.ts'

const { at } = a

/** The title names the lookup it proves. */
describe.each(stores)('single items of HoldThatThought on $name', ({ open }) => {
  const { finds, misses } = sampledStore(open, s.seeded)

  it('profileById: in every status', async () => {
    await finds(htt.profileById, { userId: 'gone' }, s.deleted)
    await misses(htt.profileById, { userId: 'u9' })
  })

  it('invitationTo: of an address, until it expires', async () => {
    await finds(htt.invitationTo, { email: 'new2@example.com' }, s.invitations[1])
    await misses(htt.invitationTo, { email: 'late@example.com' })
  })

  it('personById: one of the family', async () => {
    await finds(htt.personById, { personId: 'q2' }, s.people[2])
    await misses(htt.personById, { personId: 'q9' })
  })

  it('familyTreeHead: what changes of the tree condition on', () =>
    finds(htt.familyTreeHead, { tree: 'HEAD' }, a.familyTree()))

  it('letterById: by the id, which is not the date', async () => {
    await finds(htt.letterById, { letterId: '1930-01-01' }, s.letters.moved)
    await misses(htt.letterById, { letterId: '1950-06-15' })
  })

  it('versionAt: one of a letter', async () => {
    const second = { letterId: '1943-05-01', timestamp: at(2) }
    await finds(htt.versionAt, second, s.versions[1])
    await misses(htt.versionAt, { ...second, timestamp: at(9) })
  })

  it('draftById: one draft', async () => {
    await finds(htt.draftById, { draftId: 'd2' }, s.drafts.r2)
    await misses(htt.draftById, { draftId: 'd9' })
  })

  it('draftUploader: whose it is', async () => {
    await finds(htt.draftUploader, { draftId: 'd2' }, s.uploaders[1])
    await misses(htt.draftUploader, { draftId: 'd9' })
  })

  it('draftReviewOf: what people made of one', async () => {
    await finds(htt.draftReviewOf, { draftId: 'd1' }, d.draftReview())
    await misses(htt.draftReviewOf, { draftId: 'd2' })
  })

  it('archiveTaskById: until it expires', async () => {
    await finds(htt.archiveTaskById, { taskId: 't2' }, s.archiveTasks[1])
    await misses(htt.archiveTaskById, { taskId: 'late' })
  })

  it('commentById: one on an item', async () => {
    const second = { itemId: '1943-05-01', commentId: 'k2', createdAt: at(2) }
    await finds(htt.commentById, second, s.comments[1])
    await misses(htt.commentById, { ...second, commentId: 'k3' })
  })

  it('reactionBy: of one user to one comment', async () => {
    const own = { itemId: '1943-05-01', commentId: 'k1', userId: 'u2' }
    await finds(htt.reactionBy, own, s.reactions[1])
    await misses(htt.reactionBy, { ...own, commentId: 'k2' })
  })

  it('conversationById: its metadata', async () => {
    await finds(htt.conversationById, { conversationId: 'c2' }, s.conversations[1])
    await misses(htt.conversationById, { conversationId: 'c9' })
  })

  it('conversationMember: one member', async () => {
    const member = { userId: 'u1', conversationId: 'c2' }
    await finds(htt.conversationMember, member, s.inbox[1])
    await misses(htt.conversationMember, { ...member, userId: 'u2' })
  })

  it('messageById: one of a conversation', async () => {
    const second = { conversationId: 'c1', messageId: 'm2', createdAt: at(2) }
    await finds(htt.messageById, second, s.messages[1])
    await misses(htt.messageById, { ...second, conversationId: 'c2' })
  })

  it('notificationById: one of a person', async () => {
    await finds(htt.notificationById, { userId: 'u1', id: 'n2' }, s.notifications[1])
    await misses(htt.notificationById, { userId: 'u2', id: 'n2' })
  })

  it('unreadCountOf: of a person', async () => {
    await finds(htt.unreadCountOf, { userId: 'u1' }, a.unreadCount())
    await misses(htt.unreadCountOf, { userId: 'u2' })
  })

  it('contactById: until it expires', async () => {
    await finds(htt.contactById, { contactId: 'x1' }, a.contactMessage())
    await misses(htt.contactById, { contactId: 'late' })
  })

  it('mediaById: one of the gallery', async () => {
    await finds(htt.mediaById, { mediaId: 'p2' }, s.pictures[1])
    await misses(htt.mediaById, { mediaId: 'p9' })
  })

  it('uploadById: what it was issued for, until it expires', async () => {
    await finds(htt.uploadById, { id: 'up2' }, s.uploads[1])
    await misses(htt.uploadById, { id: 'late' })
  })

  it('counterOf: what a user has stored', async () => {
    await finds(htt.counterOf, { userId: 'u1', name: 'STORED' }, m.counter())
    await misses(htt.counterOf, { userId: 'u2', name: 'STORED' })
  })

  it('auditChainHead: the newest link', async () => {
    await finds(htt.auditChainHead, { chain: 'HEAD' }, a.auditChain())
  })

  it('auditCheckState: what the last check has found', async () => {
    await finds(htt.auditCheckState, { check: 'STATE' }, a.auditCheck())
  })

  it('requestById: the first answer to a user', async () => {
    const request = { userId: 'u1', requestId: 'req-0001' }
    await finds(htt.requestById, request, a.request())
    await misses(htt.requestById, { ...request, userId: 'u2' })
  })

  it('rateLimitOf: of a user and an action, until it expires', async () => {
    const limit = { userId: 'u1', action: 'comment' }
    await finds(htt.rateLimitOf, limit, a.rateLimit())
    await misses(htt.rateLimitOf, { ...limit, action: 'upload' })
  })

  it('addressRateLimitOf: of an address and an action', async () => {
    const limit = { addressHash: 'h1', action: 'contact' }
    await finds(htt.addressRateLimitOf, limit, a.addressRateLimit())
    await misses(htt.addressRateLimitOf, { ...limit, addressHash: 'h2' })
  })

  it('markerOf: of a processor and a change', async () => {
    const made = a.marker()
    await finds(htt.markerOf, made, made)
    await misses(htt.markerOf, { ...made, changeId: '0' })
  })
})
