import { type AnyEntity, fromItem, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import {
  type DocumentRow,
  documentedPatterns,
  keepsDocumentedLists,
} from '@longtable/testing/model'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import * as htt from '../index.ts'
import * as a from '../testing/samples.ts'

describe('document 003, attributes', () => {
  it.each<[string, AnyEntity, object, string]>([
    [
      'User Profile',
      htt.UserProfile,
      a.profile(),
      'PK SK userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme familyRelationships mediaUploadCount status groups createdAt updatedAt',
    ],
    [
      'Comment',
      htt.Comment,
      a.comment(),
      'PK SK GSI1PK GSI1SK itemId commentId userId userName userPhotoUrl commentText itemType itemTitle reactionCount createdAt updatedAt',
    ],
    [
      'Reaction',
      htt.Reaction,
      a.reaction(),
      'PK SK GSI1PK GSI1SK itemId commentId userId userName reactionType createdAt',
    ],
    [
      'Conversation Meta',
      htt.ConversationMeta,
      a.conversation(),
      'PK SK conversationId conversationType conversationTitle creatorId participantIds createdAt lastMessageAt',
    ],
    [
      'Conversation Member',
      htt.UserConversation,
      a.userConversation(),
      'PK SK conversationId conversationType conversationTitle lastReadAt unreadCount lastMessageAt',
    ],
    [
      'Message',
      htt.Message,
      a.message(),
      'PK SK messageId conversationId senderId senderName messageText attachments createdAt',
    ],
    [
      'Letter',
      htt.Letter,
      a.letter(),
      'PK SK GSI1PK GSI1SK date title author content description versionCount createdAt updatedAt updatedBy',
    ],
    [
      'Letter Version',
      htt.LetterVersion,
      a.version(),
      'PK SK date title author content description timestamp updatedBy',
    ],
    [
      'Draft',
      htt.Draft,
      a.draft(),
      'PK SK draftId status uploaderId fileKeys extractedData errorMessage createdAt updatedAt',
    ],
    ['Rate Limit', htt.RateLimit, a.rateLimit(), 'PK SK count windowStart TTL'],
  ])('%s: all are stored under their names', (_type, entity, value, names) => {
    const attributes = Object.keys(toItem(entity, value as never))
    expect(names.split(' ').filter((name) => !attributes.includes(name))).toEqual([])
  })

  it.each<[string, unknown, string]>([
    ['UserProfile.status', htt.UserProfile.schema.shape['status'], 'active inactive deleted'],
    ['Draft.status', htt.Draft.schema.shape['status'], 'pending processing ready published failed'],
  ])('%s: exactly the documented values', (_name, field, values) => {
    expect((field as z.ZodEnum).options).toEqual(values.split(' '))
  })

  it('an item without the additions of the spec is read', () => {
    const { isApproved: _, ...documented } = toItem(htt.UserProfile, a.profile())
    expect(fromItem(htt.UserProfile, documented as Item)).toEqual(a.profile())
  })
})

const rows: readonly DocumentRow[] = [
  ['Get user profile', htt.profileById.key({ userId: 'u1' }), { PK: 'USER#u1', SK: 'PROFILE' }],
  [
    'List user conversations',
    htt.conversationsOf.query({ userId: 'u1' }),
    { partition: 'USER#u1', sort: { begins: 'CONV#' } },
  ],
  [
    'List comments on item',
    htt.commentsOn.query({ itemId: '1943-05-01' }),
    { partition: 'COMMENT#1943-05-01', sort: { lessThan: 'REACTION#' } },
  ],
  [
    'List comments on item',
    htt.commentsOn.query({ itemId: '1943-05-01', createdAt: a.at(0) }),
    { partition: 'COMMENT#1943-05-01', sort: { begins: '2024-01-15T10:00:00.000Z#' } },
  ],
  [
    "Get user's comments",
    htt.commentsBy.query({ userId: 'u1' }),
    { index: 'GSI1', partition: 'USER#u1', sort: { begins: 'COMMENT#' }, descending: true },
  ],
  [
    "Get user's reactions",
    htt.reactionsBy.query({ userId: 'u1' }),
    { index: 'GSI1', partition: 'USER#u1', sort: { begins: 'REACTION#' }, descending: true },
  ],
  [
    'List all letters',
    htt.lettersNewestFirst.query({}),
    { index: 'GSI1', partition: 'LETTERS', descending: true },
  ],
  [
    'Get letter versions',
    htt.versionsOf.query({ letterId: '1943-05-01' }),
    { partition: 'LETTER#1943-05-01', sort: { begins: 'VERSION#' }, descending: true },
  ],
  [
    'Get conversation messages',
    htt.messagesOf.query({ conversationId: 'c1' }),
    { partition: 'CONV#c1', sort: { begins: 'MSG#' }, descending: true },
  ],
]

describe('document 003, access patterns', () => {
  documentedPatterns(htt.holdThatThought, { document: '003', rows, rowCount: 8 })

  it('of the spec name their partitions literally', () => {
    const { usersListed, usersPending, usersInactive } = htt
    const lists = [usersListed, usersPending, usersInactive].map((list) => list.query({}))
    expect(lists).toEqual([
      { index: 'GSI1', partition: 'USERS' },
      { index: 'GSI1', partition: 'USERS#PENDING' },
      { index: 'GSI1', partition: 'USERS#INACTIVE' },
    ])
  })
})

describe('what document 003 lists without a prefix', () => {
  keepsDocumentedLists(htt.holdThatThought, [
    { row: '003: List comments on item', partition: 'COMMENT#{itemId}' },
    { row: '003: List all letters', index: 'GSI1', partition: 'LETTERS', newestFirst: true },
  ])
})
