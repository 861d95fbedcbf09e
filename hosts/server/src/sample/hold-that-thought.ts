import { toItem } from '@longtable/entity'
import {
  AuditLog,
  Comment,
  ConversationMeta,
  Draft,
  DraftUploader,
  Letter,
  LetterVersion,
  Media,
  Message,
  RateLimit,
  Reaction,
  Upload,
  UserConversation,
  UserProfile,
} from '@longtable/hold-that-thought'
import type { Item } from '@longtable/store'
import { createSampleStamps, FAR_FUTURE_SECONDS } from './stamps.ts'

const stamp = createSampleStamps(4)

const margarete = '1a2b3c4d-5e6f-4708-91a2-b3c4d5e6f701'
const søren = '9f8e7d6c-5b4a-4938-8271-605f4e3d2c12'
const newcomer = '55aa66bb-77cc-48dd-99ee-00ff11aa22b3'

const settings = { isProfilePrivate: false, notifyOnMessage: true, notifyOnComment: true }
const times = { createdAt: '2025-11-02T10:00:00.000Z', updatedAt: '2025-11-02T10:00:00.000Z' }

const profileItems = [
  toItem(UserProfile, {
    userId: margarete,
    email: 'margarete@example.org',
    displayName: 'Margarete Łukasik',
    bio: 'Sammelt Briefe seit 1968.',
    familyBranch: 'Łukasik',
    generation: '2',
    familyRelationships: [{ id: 'r1', type: 'mother', name: 'Søren', userId: søren }],
    ...settings,
    mediaUploadCount: 1,
    status: 'active',
    groups: ['approved', 'admin'],
    isApproved: true,
    ...times,
  }),
  toItem(UserProfile, {
    userId: søren,
    email: 'soeren@example.org',
    displayName: 'Søren',
    ...settings,
    mediaUploadCount: 0,
    status: 'active',
    groups: ['approved'],
    isApproved: true,
    ...times,
  }),
  toItem(UserProfile, {
    userId: newcomer,
    email: 'nana@example.org',
    displayName: '나나',
    ...settings,
    mediaUploadCount: 0,
    status: 'active',
    groups: [],
    isApproved: false,
    ...times,
  }),
]

const letters = [
  {
    letterId: '1943-05-14',
    title: 'Brief aus Łódź',
    dateText: 'Frühling 1943',
    content: 'Liebe Mama,\n\ndie **Kirschbäume** blühen …',
  },
  { letterId: '1951-12-24', title: 'Jul på landet', content: 'Kære Greta,\n\nsneen ligger højt ❄️' },
  {
    letterId: '1968-08-02',
    title: 'Erster Brief an Søren',
    content: 'Mein lieber Søren, heute bist du drei Tage alt.',
  },
]

const letterItems = [
  ...letters.map((letter) =>
    toItem(Letter, {
      ...letter,
      date: letter.letterId,
      author: 'Greta Łukasik',
      tags: ['familie'],
      versionCount: letter.dateText ? 2 : 1,
      createdAt: '2025-11-03T09:00:00.000Z',
      createdBy: margarete,
      updatedAt: '2025-11-05T09:30:00.000Z',
      updatedBy: margarete,
    }),
  ),
  toItem(LetterVersion, {
    letterId: '1943-05-14',
    date: '1943-05-14',
    title: 'Brief aus Lodz',
    content: 'Liebe Mama, die Kirschbäume …',
    timestamp: '2025-11-03T09:00:00.000Z',
    updatedBy: søren,
  }),
]

const comment = stamp('2025-11-06T18:00:00.000Z')
const onLetter = { itemId: '1943-05-14', commentId: comment.id }

const commentItems = [
  toItem(Comment, {
    ...onLetter,
    userId: søren,
    userName: 'Søren',
    commentText: 'Sie hat „Łódź“ immer mit Ł geschrieben ❤️',
    itemType: 'letter',
    itemTitle: 'Brief aus Łódź',
    reactionCount: 1,
    createdAt: comment.at,
  }),
  toItem(Reaction, {
    ...onLetter,
    userId: margarete,
    userName: 'Margarete Łukasik',
    reactionType: 'love',
    createdAt: '2025-11-06T18:20:00.000Z',
  }),
]

const conversationId = [margarete, søren].sort().join('_')
const message = stamp('2025-11-07T08:00:00.000Z')
const conversation = {
  conversationId,
  conversationType: 'direct' as const,
  lastMessageAt: message.at,
}

const conversationItems = [
  toItem(ConversationMeta, {
    ...conversation,
    creatorId: søren,
    participantIds: [margarete, søren],
    createdAt: '2025-11-07T07:59:00.000Z',
  }),
  toItem(UserConversation, { ...conversation, userId: margarete, unreadCount: 1 }),
  toItem(UserConversation, {
    ...conversation,
    userId: søren,
    unreadCount: 0,
    lastReadAt: message.at,
  }),
  toItem(Message, {
    messageId: message.id,
    conversationId,
    senderId: søren,
    senderName: 'Søren',
    messageText: 'Hast du noch mehr aus dem Karton? 📦',
    createdAt: message.at,
  }),
]

const draft = stamp('2025-11-08T15:00:00.000Z')
const picture = stamp('2025-11-09T11:00:00.000Z')
const upload = stamp('2025-11-09T10:58:00.000Z')
const photo = { fileName: 'hochzeit-1949.jpg', contentType: 'image/jpeg', sizeBytes: 1_482_113 }

const fileItems = [
  toItem(Draft, {
    draftId: draft.id,
    status: 'ready',
    uploaderId: margarete,
    fileKeys: [`temp/${draft.id}/seite-1.jpg`],
    extractedData: { date: '1949-06-11', title: 'Hochzeit', author: 'Greta' },
    createdAt: draft.at,
    updatedAt: '2025-11-08T15:01:00.000Z',
  }),
  toItem(DraftUploader, { draftId: draft.id, uploaderId: margarete, createdAt: draft.at }),
  toItem(Media, {
    ...photo,
    mediaId: picture.id,
    category: 'pictures',
    uploaderId: margarete,
    s3Key: `media/pictures/${picture.id}.jpg`,
    title: 'Hochzeit in Łódź',
    createdAt: picture.at,
  }),
  toItem(Upload, {
    ...photo,
    uploadId: upload.id,
    ownerId: margarete,
    purpose: 'media',
    s3Key: `temp/uploads/${upload.id}`,
    createdAt: upload.at,
    TTL: FAR_FUTURE_SECONDS,
  }),
  toItem(RateLimit, {
    userId: margarete,
    action: 'upload',
    count: 1,
    windowStart: Date.parse(upload.at) / 1000,
    TTL: FAR_FUTURE_SECONDS,
  }),
]

const auditItems = [
  toItem(AuditLog, {
    auditId: stamp('2025-11-05T09:30:00.000Z').id,
    userId: margarete,
    action: 'holdthatthought.letter.edit',
    resourceType: 'Letter',
    resourceId: '1943-05-14',
    ipAddress: '203.0.113.9',
    userAgent: 'Mozilla/5.0 (iPad)',
    createdAt: '2025-11-05T09:30:00.000Z',
  }),
]

export const holdThatThoughtSample: readonly Item[] = [
  ...profileItems,
  ...letterItems,
  ...commentItems,
  ...conversationItems,
  ...fileItems,
  ...auditItems,
]
