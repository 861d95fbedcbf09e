import { stores } from '@longtable/store/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as htt from './index.ts'
import { openSeeded } from './testing/open-seeded.ts'
import * as a from './testing/samples.ts'
import * as s from './testing/seeded.ts'

const { at } = a

/** The title names the lookup it proves. */
describe.each(stores)('single items of HoldThatThought on $name', ({ open }) => {
  let reader: Awaited<ReturnType<typeof openSeeded>>
  beforeAll(async () => {
    reader = await openSeeded(open)
  })
  afterAll(() => reader[Symbol.asyncDispose]())

  it('profileById: in every status', async () => {
    expect(await htt.profileById(reader, { userId: 'gone' })).toEqual(s.deleted)
    expect(await htt.profileById(reader, { userId: 'u9' })).toBeUndefined()
  })

  it('letterById: by the id, which is not the date', async () => {
    expect(await htt.letterById(reader, { letterId: '1930-01-01' })).toEqual(s.letters.moved)
    expect(await htt.letterById(reader, { letterId: '1950-06-15' })).toBeUndefined()
  })

  it('versionAt: one of a letter', async () => {
    const second = { letterId: '1943-05-01', timestamp: at(2) }
    expect(await htt.versionAt(reader, second)).toEqual(s.versions[1])
    expect(await htt.versionAt(reader, { ...second, timestamp: at(9) })).toBeUndefined()
  })

  it('draftById: one draft', async () => {
    expect(await htt.draftById(reader, { draftId: 'd2' })).toEqual(s.drafts.r2)
    expect(await htt.draftById(reader, { draftId: 'd9' })).toBeUndefined()
  })

  it('draftUploader: whose it is', async () => {
    expect(await htt.draftUploader(reader, { draftId: 'd2' })).toEqual(s.uploaders[1])
    expect(await htt.draftUploader(reader, { draftId: 'd9' })).toBeUndefined()
  })

  it('commentById: one on an item', async () => {
    const second = { itemId: '1943-05-01', commentId: 'k2', createdAt: at(2) }
    expect(await htt.commentById(reader, second)).toEqual(s.comments[1])
    expect(await htt.commentById(reader, { ...second, commentId: 'k3' })).toBeUndefined()
  })

  it('reactionBy: of one user to one comment', async () => {
    const own = { itemId: '1943-05-01', commentId: 'k1', userId: 'u2' }
    expect(await htt.reactionBy(reader, own)).toEqual(s.reactions[1])
    expect(await htt.reactionBy(reader, { ...own, commentId: 'k2' })).toBeUndefined()
  })

  it('conversationById: its metadata', async () => {
    expect(await htt.conversationById(reader, { conversationId: 'c2' })).toEqual(s.conversations[1])
    expect(await htt.conversationById(reader, { conversationId: 'c9' })).toBeUndefined()
  })

  it('conversationMember: one member', async () => {
    const member = { userId: 'u1', conversationId: 'c2' }
    expect(await htt.conversationMember(reader, member)).toEqual(s.inbox[1])
    expect(await htt.conversationMember(reader, { ...member, userId: 'u2' })).toBeUndefined()
  })

  it('messageById: one of a conversation', async () => {
    const second = { conversationId: 'c1', messageId: 'm2', createdAt: at(2) }
    expect(await htt.messageById(reader, second)).toEqual(s.messages[1])
    expect(await htt.messageById(reader, { ...second, conversationId: 'c2' })).toBeUndefined()
  })

  it('mediaById: one of the gallery', async () => {
    expect(await htt.mediaById(reader, { mediaId: 'p2' })).toEqual(s.pictures[1])
    expect(await htt.mediaById(reader, { mediaId: 'p9' })).toBeUndefined()
  })

  it('uploadById: what it was issued for, until it expires', async () => {
    expect(await htt.uploadById(reader, { uploadId: 'up2' })).toEqual(s.uploads[1])
    expect(await htt.uploadById(reader, { uploadId: 'late' })).toBeUndefined()
  })

  it('auditChainHead: the newest link', async () => {
    expect(await htt.auditChainHead(reader, { chain: 'HEAD' })).toEqual(a.auditChain())
  })

  it('requestById: the first answer to a user', async () => {
    const request = { userId: 'u1', requestId: 'req-0001' }
    expect(await htt.requestById(reader, request)).toEqual(a.request())
    expect(await htt.requestById(reader, { ...request, userId: 'u2' })).toBeUndefined()
  })

  it('rateLimitOf: of a user and an action, until it expires', async () => {
    const limit = { userId: 'u1', action: 'comment' }
    expect(await htt.rateLimitOf(reader, limit)).toEqual(a.rateLimit())
    expect(await htt.rateLimitOf(reader, { ...limit, action: 'upload' })).toBeUndefined()
  })

  it('addressRateLimitOf: of an address and an action', async () => {
    const limit = { addressHash: 'h1', action: 'contact' }
    expect(await htt.addressRateLimitOf(reader, limit)).toEqual(a.addressRateLimit())
    expect(await htt.addressRateLimitOf(reader, { ...limit, addressHash: 'h2' })).toBeUndefined()
  })

  it('markerOf: of a processor and a change', async () => {
    const made = a.marker()
    expect(await htt.markerOf(reader, made)).toEqual(made)
    expect(await htt.markerOf(reader, { ...made, changeId: '0' })).toBeUndefined()
  })
})
