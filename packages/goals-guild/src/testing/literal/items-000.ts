import type { DocumentedItem, Plain } from '@longtable/testing/literal'

const ofType = (type: string) => (item: Plain) => item['type'] === type
const RESOURCE = 'RESOURCE#{resourceType}#{resourceId}'
/** `RESOURCE#GOAL#goal-123`: in keys of the table the type is in capitals. */
const parts = { resourceType: ({ resourceType }: Plain) => String(resourceType).toUpperCase() }
const RESOURCE_TYPES = 'resourceType: "goal"|"quest"|"task"'
const DAY_SECONDS = 86_400

const INVITE = [
  'type: "CollaborationInvite"',
  'inviteId',
  'inviterId',
  'inviteeEmail',
  RESOURCE_TYPES,
  'resourceId',
  'status: "pending"|+"accepted"|+"declined"|+"cancelled"',
  'message?',
  'expiresAt: iso',
  'createdAt: iso',
  'updatedAt: iso',
]

const expiry = ({ createdAt }: Plain, days: number) =>
  Math.ceil(Date.parse(String(createdAt)) / 1000) + days * DAY_SECONDS

/** Document 000, "Entity Definitions", section by section. */
export const items000: readonly DocumentedItem[] = [
  {
    section: '000: 1. CollaborationInvite, to a person',
    of: ({ type, inviteeId }) => type === 'CollaborationInvite' && inviteeId !== undefined,
    keys: {
      PK: RESOURCE,
      SK: 'INVITE#{inviteId}',
      GSI1PK: 'USER#{inviteeId}',
      GSI1SK: 'INVITE#{status}#{createdAt}',
    },
    parts,
    attributes: [...INVITE, 'inviteeId'],
  },
  {
    section: '000: 1. CollaborationInvite, to an address that nobody has',
    of: ({ type, inviteeId }) => type === 'CollaborationInvite' && inviteeId === undefined,
    keys: { PK: RESOURCE, SK: 'INVITE#{inviteId}', GSI1SK: 'INVITE#{status}#{createdAt}' },
    parts,
    attributes: INVITE.filter((text) => text !== RESOURCE_TYPES),
    decided: {
      GSI1PK: {
        is: ({ inviteeEmail }) => `EMAIL#${String(inviteeEmail)}`,
        decision: 'spec: an invite to an unknown address waits under EMAIL#',
      },
    },
  },
  {
    section: '000: TTL Strategy, of a pending invite',
    of: ({ type, status }) => type === 'CollaborationInvite' && status === 'pending',
    keys: {},
    attributes: ['ttl: epoch'],
    decided: {
      ttl: {
        is: (item) => expiry(item, 31),
        decision: 'spec: ttl is a day later than 000 says, so that an invite is seen to expire',
      },
    },
  },
  {
    section: '000: 2. Collaborator',
    of: ofType('Collaborator'),
    keys: {
      PK: RESOURCE,
      SK: 'COLLABORATOR#{userId}',
      GSI1PK: 'USER#{userId}',
      GSI1SK: 'COLLAB#{lower}#{joinedAt}',
    },
    parts: { ...parts, lower: 'resourceType' },
    attributes: [
      'type: "Collaborator"',
      'userId',
      RESOURCE_TYPES,
      'resourceId',
      'role: "collaborator"|+"viewer"',
      'joinedAt: iso',
      'lastSeenAt: iso',
    ],
  },
  {
    section: '000: 3. Comment',
    of: ofType('Comment'),
    keys: { PK: RESOURCE, SK: 'COMMENT#{createdAt}#{commentId}' },
    parts,
    attributes: [
      'type: "Comment"',
      'commentId',
      'parentId: string|null',
      'userId',
      'text: text',
      'mentions: string[]',
      'createdAt: iso',
      'updatedAt: iso|null',
      'deletedAt: iso|null',
      'editHistory: object[]',
    ],
  },
  {
    section: '000: 3. Comment, GSI1 of a reply',
    of: ({ type, parentId }) => type === 'Comment' && parentId !== null,
    keys: { GSI1PK: 'COMMENT#{parentId}', GSI1SK: 'CREATED#{createdAt}' },
    attributes: ['parentId'],
  },
  {
    section: '000: 3. Comment, GSI1 of a top-level comment',
    of: ({ type, parentId }) => type === 'Comment' && parentId === null,
    keys: {},
    attributes: ['parentId: null'],
    decided: {
      GSI1PK: {
        is: () => undefined,
        decision: 'spec: an index key cannot be null, so a top-level comment is not in GSI1',
      },
    },
  },
  {
    section: '000: 4. Reaction',
    of: ofType('Reaction'),
    keys: { PK: 'COMMENT#{commentId}', SK: 'REACTION#{userId}#{emoji}' },
    attributes: ['type: "Reaction"', 'commentId', 'userId', 'emoji: "👍"|string', 'createdAt: iso'],
  },
  {
    section: '000: 5. NotificationPreference',
    of: ofType('NotificationPreference'),
    keys: { PK: 'USER#{userId}', SK: 'COLLAB_PREFS' },
    attributes: [
      'type: "NotificationPreference"',
      'userId',
      'emailOnInvite: boolean',
      'emailOnComment: boolean',
      'emailOnMention: boolean',
      'emailOnReaction: boolean',
      'updatedAt: iso',
    ],
  },
]
