import type { DocumentedItem, Plain } from '@longtable/testing/literal'

const at =
  (prefix: string, begins: string) =>
  ({ PK, SK }: Plain) =>
    String(PK).startsWith(prefix) && String(SK).startsWith(begins)

/** Document 003, "Entity Schemas" and "Key Patterns", as far as there are operations. */
export const items003: readonly DocumentedItem[] = [
  {
    section: '003: User Profile',
    of: at('USER#', 'PROFILE'),
    keys: { PK: 'USER#{userId}', SK: 'PROFILE' },
    attributes: [
      'userId',
      'email',
      'displayName',
      'bio?',
      'photoUrl?',
      'familyRelationship?',
      'generation?',
      'familyBranch?',
      'isProfilePrivate: boolean',
      'contactEmail?',
      'notifyOnMessage: boolean',
      'notifyOnComment: boolean',
      'theme?',
      'familyRelationships?: object|object[]',
      'mediaUploadCount: number',
      'status: "active"|"inactive"|"deleted"',
      'groups: string[]',
      'createdAt: iso',
      'updatedAt: iso',
    ],
  },
  {
    section: '003: Letter',
    of: ({ PK, SK, deletedAt }) =>
      String(PK).startsWith('LETTER#') && SK === 'CURRENT' && deletedAt === undefined,
    keys: { PK: 'LETTER#{letterId}', SK: 'CURRENT', GSI1PK: 'LETTERS', GSI1SK: '{date}' },
    attributes: [
      'date',
      'title',
      'author?',
      'content',
      'description?',
      'versionCount: number',
      'createdAt: iso',
      'updatedAt: iso',
      'updatedBy',
    ],
  },
  {
    section: '003: Letter, the first of its day, by its date',
    of: ({ SK, letterId }) => SK === 'CURRENT' && letterId === '1943-05-01',
    keys: { PK: 'LETTER#{date}' },
    attributes: [],
  },
  {
    section: '003: Letter Version',
    of: at('LETTER#', 'VERSION#'),
    keys: { PK: 'LETTER#{letterId}', SK: 'VERSION#{timestamp}' },
    attributes: [
      'date',
      'title',
      'author?',
      'content',
      'description?',
      'timestamp: iso',
      'updatedBy',
    ],
  },
  {
    section: '003: Comment',
    of: ({ PK, SK }) => String(PK).startsWith('COMMENT#') && /^\d/.test(String(SK)),
    keys: {
      PK: 'COMMENT#{itemId}',
      SK: '{createdAt}#{commentId}',
      GSI1PK: 'USER#{userId}',
      GSI1SK: 'COMMENT#{createdAt}',
    },
    attributes: [
      'itemId',
      'commentId',
      'userId',
      'userName',
      'userPhotoUrl?',
      'commentText',
      'itemType?',
      'itemTitle?',
      'reactionCount: number',
      'createdAt: iso',
      'updatedAt?: iso',
    ],
  },
  {
    section: '003: Reaction',
    of: at('COMMENT#', 'REACTION#'),
    keys: {
      PK: 'COMMENT#{itemId}',
      SK: 'REACTION#{commentId}#{userId}',
      GSI1PK: 'USER#{userId}',
      GSI1SK: 'REACTION#{createdAt}',
    },
    attributes: ['itemId', 'commentId', 'userId', 'userName', 'reactionType', 'createdAt: iso'],
  },
  {
    section: '003: Conversation Meta',
    of: at('CONV#', 'META'),
    keys: { PK: 'CONV#{conversationId}', SK: 'META' },
    attributes: [
      'conversationId',
      'conversationType',
      'conversationTitle?',
      'creatorId',
      'participantIds: string[]',
      'createdAt: iso',
      'lastMessageAt: iso',
    ],
  },
  {
    section: '003: Conversation Member',
    of: at('USER#', 'CONV#'),
    keys: { PK: 'USER#{userId}', SK: 'CONV#{conversationId}' },
    attributes: [
      'conversationId',
      'conversationType',
      'conversationTitle?',
      'lastReadAt?: iso',
      'unreadCount: number',
      'lastMessageAt: iso',
    ],
  },
  {
    section: '003: Message',
    of: at('CONV#', 'MSG#'),
    keys: { PK: 'CONV#{conversationId}', SK: 'MSG#{createdAt}#{messageId}' },
    attributes: [
      'messageId',
      'conversationId',
      'senderId',
      'senderName',
      'messageText',
      'attachments?: object[]',
      'createdAt: iso',
    ],
  },
  {
    section: '003: Rate Limit',
    of: at('USER#', 'RATE#'),
    keys: { PK: 'USER#{userId}', SK: 'RATE#{action}' },
    attributes: ['count: number', 'windowStart: number', 'TTL: epoch'],
    parts: {
      userId: ({ PK }) => String(PK).slice('USER#'.length),
      action: ({ SK }) => String(SK).slice('RATE#'.length),
    },
  },
]
