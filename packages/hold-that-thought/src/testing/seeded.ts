import { type AnyEntity, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import * as htt from '../index.ts'
import * as m from './media-samples.ts'
import * as a from './samples.ts'
import * as d from './draft-samples.ts'

const { at } = a
const numbers = [1, 2, 3] as const

/** What the proofs of the patterns read: several partitions each, with neighbours of other types. */
export const approved = numbers.map((n) => a.profile({ userId: `u${n}` }))
export const pending = numbers.map((n) =>
  a.profile({ userId: `w${n}`, groups: [], isApproved: false }),
)
export const inactive = numbers.map((n) => a.profile({ userId: `z${n}`, status: 'inactive' }))
export const deleted = a.profile({ userId: 'gone', status: 'deleted' })

export const invitations = numbers.map((n) =>
  a.invitation({ email: `new${n}@example.com`, createdAt: at(n) }),
)
/** In the order of their names, which is not that of their ids. */
export const people = [
  a.person({ personId: 'q3', name: 'Ana' }),
  a.person({ personId: 'q1', name: 'Rosa' }),
  a.person({ personId: 'q2', name: 'Rosa' }),
]

export const letters = {
  first: a.letter(),
  /** Of the same day as another, so its id has a suffix. */
  second: a.letter({ letterId: '1943-05-01-2', date: '1943-05-02' }),
  lastOfYear: a.letter({ letterId: '1943-12-31', date: '1943-12-31' }),
  /** Its date was corrected after its id was given. */
  moved: a.letter({ letterId: '1930-01-01', date: '1950-06-15' }),
  deleted: a.letter({ letterId: '1943-06-01', date: '1943-06-01', deletedAt: at(9) }),
}
export const ofRosa = ['1943-05-01', '1943-05-02', '1950-06-15'].map((date) =>
  a.personLetter({ date, letterId: date }),
)
export const onDay = ['1943', '1944', '1950'].map((year) =>
  a.onThisDay({ year, letterId: `${year}-05-01` }),
)
export const counts = ['1943', '1944', '1950'].map((year) => a.letterCount({ year }))
export const gone = numbers.map((n) =>
  a.deletedLetter({ deletedAt: at(n), letterId: `1940-01-0${n}` }),
)
export const versions = numbers.map((n) => a.version({ timestamp: at(n), content: `Text ${n}` }))

export const drafts = {
  r1: a.draft({ createdAt: at(1) }),
  r2: a.draft({ draftId: 'd2', uploaderId: 'u2', createdAt: at(2) }),
  r3: a.draft({ draftId: 'd3', createdAt: at(3) }),
  failed: a.draft({ draftId: 'd4', status: 'failed', createdAt: at(4) }),
}
export const archiveTasks = numbers.map((n) => d.archiveTask({ taskId: `t${n}`, createdAt: at(n) }))
export const uploaders = Object.values(drafts).map(({ draftId, uploaderId, createdAt }) =>
  a.draftUploader({ draftId, uploaderId, createdAt }),
)

export const comments = [
  a.comment({ createdAt: at(1) }),
  a.comment({ commentId: 'k2', userId: 'u2', createdAt: at(2) }),
  a.comment({ commentId: 'k3', createdAt: at(3) }),
]
export const onMedia = a.comment({ itemId: 'p1', commentId: 'k4', createdAt: at(4) })
export const reactions = [
  a.reaction({ createdAt: at(5) }),
  a.reaction({ userId: 'u2', createdAt: at(6) }),
  a.reaction({ commentId: 'k2', createdAt: at(7) }),
]
export const toMedia = a.reaction({ itemId: 'p1', commentId: 'k4', createdAt: at(8) })

export const conversations = numbers.map((n) => a.conversation({ conversationId: `c${n}` }))
/** Of one member; the order by conversation is not the order by recency. */
export const inbox = [
  a.userConversation({ conversationId: 'c1', lastMessageAt: at(6) }),
  a.userConversation({ conversationId: 'c2', lastMessageAt: at(8) }),
  a.userConversation({ conversationId: 'c3', lastMessageAt: at(7) }),
]
export const messages = numbers.map((n) =>
  a.message({ conversationId: 'c1', messageId: `m${n}`, createdAt: at(n) }),
)

export const notifications = numbers.map((n) => a.notification({ id: `n${n}`, createdAt: at(n) }))

export const pictures = numbers.map((n) => m.media({ mediaId: `p${n}`, createdAt: at(n) }))
export const deletedPicture = m.media({ mediaId: 'p8', deletedAt: at(9) })
export const withRosa = numbers.map((n) => m.personMedia({ mediaId: `p${n}`, createdAt: at(n) }))
export const inPorto = numbers.map((n) => m.albumItem({ mediaId: `p${n}`, createdAt: at(n) }))
export const in1938 = numbers.map((n) => m.mediaOfYear({ mediaId: `p${n}`, date: `1938-06-0${n}` }))
export const albumCounts = ['lisbon', 'porto'].map((name) => m.mediaCount({ name }))
export const letterFiles = ['1/metadata.json', '2/metadata.json'].map((name) =>
  m.letterFile({ name }),
)
export const uploads = [m.upload(), m.upload({ id: 'up2', purpose: 'picture' })]

export const audits = {
  first: a.audit({ createdAt: at(1) }),
  second: a.audit({ auditId: 'l2', createdAt: at(2) }),
  others: a.audit({ auditId: 'l3', userId: 'u2', createdAt: at(3) }),
  nextDay: a.audit({ auditId: 'l4', createdAt: '2024-01-16T00:00:00.000Z' }),
}
const EXPIRED = Math.floor(Date.parse(at(0)) / 1000)

const of = <V>(entity: AnyEntity, values: readonly V[]): Item[] =>
  values.map((value) => toItem(entity, value as never))

const items: readonly Item[] = [
  of(htt.UserProfile, [...approved, ...pending, ...inactive, deleted]),
  of(htt.Invitation, [...invitations, a.invitation({ email: 'late@example.com', TTL: EXPIRED })]),
  of(htt.Person, people),
  of(htt.FamilyTree, [a.familyTree()]),
  of(htt.Letter, Object.values(letters)),
  of(htt.PersonLetter, [...ofRosa, a.personLetter({ personId: 'q2' })]),
  of(htt.OnThisDay, [...onDay, a.onThisDay({ monthDay: '05-02' })]),
  of(htt.LetterCount, counts),
  of(htt.DeletedLetter, gone),
  of(htt.LetterVersion, [...versions, a.version({ letterId: '1930-01-01' })]),
  of(htt.Draft, Object.values(drafts)),
  of(htt.DraftReview, [d.draftReview()]),
  of(htt.ArchiveTask, [...archiveTasks, d.archiveTask({ taskId: 'late', TTL: 1 })]),
  of(htt.DraftUploader, uploaders),
  of(htt.Comment, [...comments, onMedia]),
  of(htt.Reaction, [...reactions, toMedia]),
  of(htt.ConversationMeta, conversations),
  of(htt.UserConversation, [...inbox, a.userConversation({ userId: 'u2', conversationId: 'c1' })]),
  of(htt.Message, [...messages, a.message({ conversationId: 'c2', messageId: 'm4' })]),
  of(htt.Notification, [...notifications, a.notification({ userId: 'u3' })]),
  of(htt.UnreadCount, [a.unreadCount()]),
  of(htt.ContactMessage, [
    a.contactMessage(),
    a.contactMessage({ contactId: 'late', TTL: EXPIRED }),
  ]),
  of(htt.Media, [...pictures, deletedPicture, m.media({ mediaId: 'v1', category: 'videos' })]),
  of(htt.PersonMedia, [...withRosa, m.personMedia({ personId: 'q2' })]),
  of(htt.AlbumItem, [...inPorto, m.albumItem({ tag: 'lisbon' })]),
  of(htt.MediaOfYear, [...in1938, m.mediaOfYear({ year: '1939', date: '1939-01-01' })]),
  of(htt.MediaCount, [...albumCounts, m.mediaCount({ kind: 'year', name: '1938' })]),
  of(htt.LetterFile, [...letterFiles, m.letterFile({ letterId: '1930-01-01' })]),
  of(htt.Upload, [...uploads, m.upload({ id: 'late', TTL: EXPIRED })]),
  of(htt.Counter, [m.counter({ userId: 'u1' })]),
  of(htt.AuditLog, Object.values(audits)),
  of(htt.AuditChain, [a.auditChain()]),
  of(htt.AuditCheck, [a.auditCheck()]),
  of(htt.Request, [a.request()]),
  of(htt.RateLimit, [a.rateLimit(), a.rateLimit({ action: 'upload', TTL: EXPIRED })]),
  of(htt.Marker, [a.marker()]),
  of(htt.AddressRateLimit, [a.addressRateLimit()]),
].flat()

/** At the end of the samples' hour. */
export const seeded = { table: htt.holdThatThoughtTable, items, now: Date.parse(at(59)) }
