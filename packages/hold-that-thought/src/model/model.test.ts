import { change, toItem } from '@longtable/entity'
import { provesModel, storedAs } from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import * as htt from '../index.ts'
import * as d from '../testing/draft-samples.ts'
import * as m from '../testing/media-samples.ts'
import * as a from '../testing/samples.ts'

/** Every row of document 003's key table and every + row of its spec, with values in it. */
const stored = [
  storedAs(htt.UserProfile, [a.profile()], {
    table: ['USER#u1', 'PROFILE'],
    GSI1: ['USERS', 'USER#u1'],
  }),
  storedAs(htt.Invitation, [a.invitation()], {
    table: ['EMAIL#eva@example.com', 'INVITE'],
    GSI1: ['INVITATIONS', '2024-01-15T10:00:00.000Z#eva@example.com'],
  }),
  storedAs(htt.Person, [a.person()], {
    table: ['PERSON#q1', 'PERSON'],
    GSI1: ['PEOPLE', 'Rosa Silva#q1'],
  }),
  storedAs(htt.FamilyTree, [a.familyTree()], { table: ['FAMILYTREE', 'HEAD'] }),
  storedAs(htt.UserConversation, [a.userConversation()], {
    table: ['USER#u1', 'CONV#u1_u2'],
    GSI1: ['INBOX#u1', '2024-01-15T10:05:00.000Z#u1_u2'],
  }),
  storedAs(htt.RateLimit, [a.rateLimit()], { table: ['USER#u1', 'RATE#comment'] }),
  storedAs(htt.Comment, [a.comment()], {
    table: ['COMMENT#1943-05-01', '2024-01-15T10:00:00.000Z#k1'],
    GSI1: ['USER#u1', 'COMMENT#2024-01-15T10:00:00.000Z'],
  }),
  storedAs(htt.Reaction, [a.reaction()], {
    table: ['COMMENT#1943-05-01', 'REACTION#k1#u1'],
    GSI1: ['USER#u1', 'REACTION#2024-01-15T10:00:00.000Z'],
  }),
  storedAs(htt.ConversationMeta, [a.conversation()], { table: ['CONV#u1_u2', 'META'] }),
  storedAs(htt.Message, [a.message()], {
    table: ['CONV#u1_u2', 'MSG#2024-01-15T10:00:00.000Z#m1'],
    GSI1: ['USER#u1', 'MESSAGE#2024-01-15T10:00:00.000Z#m1'],
  }),
  storedAs(htt.Notification, [a.notification()], { table: ['USER#u1', 'NOTIFICATION#n1'] }),
  storedAs(htt.UnreadCount, [a.unreadCount()], { table: ['USER#u1', 'UNREAD'] }),
  storedAs(htt.ContactMessage, [a.contactMessage()], { table: ['CONTACT#x1', 'CONTACT'] }),
  storedAs(htt.Letter, [a.letter()], {
    table: ['LETTER#1943-05-01', 'CURRENT'],
    GSI1: ['LETTERS', '1943-05-01'],
  }),
  storedAs(htt.LetterVersion, [a.version()], {
    table: ['LETTER#1943-05-01', 'VERSION#2024-01-15T10:00:00.000Z'],
  }),
  storedAs(htt.PersonLetter, [a.personLetter()], {
    table: ['PERSON#q1', 'LETTER#1943-05-01#1943-05-01'],
  }),
  storedAs(htt.OnThisDay, [a.onThisDay()], { table: ['ONTHISDAY#05-01', '1943#1943-05-01'] }),
  storedAs(htt.LetterCount, [a.letterCount()], { table: ['LETTERCOUNT', '1943'] }),
  storedAs(htt.DeletedLetter, [a.deletedLetter()], {
    table: ['DELETEDLETTERS', '2024-01-15T10:09:00.000Z#1943-06-01'],
  }),
  storedAs(htt.Draft, [a.draft()], {
    table: ['DRAFT#d1', 'METADATA'],
    GSI1: ['DRAFTS#ready', '2024-01-15T10:00:00.000Z#d1'],
  }),
  storedAs(htt.DraftUploader, [a.draftUploader()], {
    table: ['DRAFT#d1', 'UPLOADER'],
    GSI1: ['USER#u1', 'DRAFT#d1'],
  }),
  storedAs(htt.DraftReview, [d.draftReview()], { table: ['DRAFT#d1', 'REVIEW'] }),
  storedAs(htt.ArchiveTask, [d.archiveTask()], {
    table: ['ARCHIVE#t1', 'METADATA'],
    GSI1: ['ARCHIVES', '2024-01-15T10:00:00.000Z#t1'],
  }),
  storedAs(htt.Media, [m.media()], {
    table: ['MEDIA#p1', 'METADATA'],
    GSI1: ['MEDIA#pictures', '2024-01-15T10:00:00.000Z#p1'],
  }),
  storedAs(htt.PersonMedia, [m.personMedia()], {
    table: ['PERSON#q1', 'MEDIA#2024-01-15T10:00:00.000Z#p1'],
  }),
  storedAs(htt.AlbumItem, [m.albumItem()], {
    table: ['ALBUM#porto', '2024-01-15T10:00:00.000Z#p1'],
  }),
  storedAs(htt.MediaOfYear, [m.mediaOfYear()], { table: ['MEDIAYEAR#1938', '1938-06-01#p1'] }),
  storedAs(htt.MediaCount, [m.mediaCount()], { table: ['MEDIACOUNT', 'album#porto'] }),
  storedAs(htt.LetterFile, [m.letterFile()], {
    table: ['LETTER#1943-05-01', 'FILE#1/metadata.json'],
  }),
  storedAs(htt.Upload, [m.upload()], {
    table: ['UPLOAD#up1', 'METADATA'],
    GSI1: ['UPLOADER#u1', 'UPLOAD#up1'],
  }),
  storedAs(htt.Counter, [m.counter()], { table: ['USER#u1', 'COUNTER#STORED'] }),
  storedAs(htt.AuditLog, [a.audit()], {
    table: ['AUDIT#2024-01-15', '2024-01-15T10:00:00.000Z#l1'],
    GSI1: ['AUDITUSER#u1', 'AUDIT#2024-01-15T10:00:00.000Z'],
  }),
  storedAs(htt.AuditChain, [a.auditChain()], { table: ['AUDITCHAIN', 'HEAD'] }),
  storedAs(htt.AuditCheck, [a.auditCheck()], { table: ['AUDITCHECK', 'STATE'] }),
  storedAs(htt.Marker, [a.marker()], { table: ['MARKER#count.add#17', 'MARKER'] }),
  storedAs(htt.Request, [a.request()], { table: ['REQUEST#u1#req-0001', 'REQUEST'] }),
  storedAs(htt.AddressRateLimit, [a.addressRateLimit()], { table: ['ADDRESS#h1', 'RATE#contact'] }),
]

describe('what is stored', () => {
  it('is refused with a date that no calendar has', () => {
    expect(() => toItem(htt.Letter, a.letter({ date: '2024-02-31' }))).toThrow('date')
  })
})

describe('keys', () => {
  it('list a user by status and approval, and a deleted one nowhere', () => {
    const listOf = (over: Partial<htt.UserProfile>) =>
      toItem(htt.UserProfile, a.profile(over)).GSI1PK
    expect(listOf({ isApproved: true })).toBe('USERS')
    expect(listOf({ isApproved: false })).toBe('USERS#PENDING')
    expect(listOf({ status: 'inactive' })).toBe('USERS#INACTIVE')
    expect(listOf({ status: 'inactive', isApproved: false })).toBe('USERS#INACTIVE')
    expect(listOf({ status: 'deleted' })).toBeUndefined()
  })

  it('move a user with the approval, if the status is still the same', () => {
    const waiting = a.profile({ groups: [], isApproved: false })
    const patch = { groups: ['approved'], isApproved: true }
    expect(change(htt.UserProfile, waiting, { patch })).toMatchObject({
      set: { ...patch, GSI1PK: 'USERS' },
      when: { all: expect.arrayContaining([{ attribute: 'status', equals: 'active' }]) as unknown },
    })
    const left = change(htt.UserProfile, a.profile(), { patch: { status: 'deleted' } })
    expect(left).toMatchObject({ remove: ['GSI1PK', 'GSI1SK'] })
  })

  it('move a letter with its date only in GSI1, and a deleted one out of it', () => {
    const moved = change(htt.Letter, a.letter(), { patch: { date: '1944-01-01' } })
    expect(moved).toMatchObject({
      key: { PK: 'LETTER#1943-05-01', SK: 'CURRENT' },
      set: { date: '1944-01-01', GSI1SK: '1944-01-01' },
    })
    const gone = change(htt.Letter, a.letter(), { patch: { deletedAt: a.at(9) } })
    expect(gone).toMatchObject({ remove: ['GSI1PK', 'GSI1SK'] })
  })
})

describe('what is deleted of the gallery', () => {
  it('stands on a shelf of its own', () => {
    const gone = change(htt.Media, m.media(), { patch: { deletedAt: a.at(9) } })
    expect(gone).toMatchObject({ set: { GSI1PK: 'MEDIA#deleted' } })
  })
})

provesModel(htt.holdThatThought, { stored, source: new URL('..', import.meta.url) })
