import { type AnyEntity, fromItem, toItem } from '@longtable/entity'
import type { Item } from '@longtable/store'
import { describe, expect, it } from 'vitest'
import * as g from './index.ts'

interface Example {
  readonly entity: AnyEntity
  /** The document's key, index key and JSON, literally. */
  readonly item: Item
  /** What the specification adds to it. */
  readonly added: Readonly<Record<string, string>>
}

const examples: readonly Example[] = [
  {
    entity: g.CollaborationInvite,
    item: {
      PK: 'RESOURCE#GOAL#goal-123',
      SK: 'INVITE#inv-456',
      GSI1PK: 'USER#user-789',
      GSI1SK: 'INVITE#pending#2024-01-15T10:30:00Z',
      type: 'CollaborationInvite',
      inviteId: 'inv-456',
      inviterId: 'user-123',
      inviteeId: 'user-789',
      inviteeEmail: 'collaborator@example.com',
      resourceType: 'goal',
      resourceId: 'goal-123',
      status: 'pending',
      message: 'Would you like to collaborate on this goal?',
      expiresAt: '2024-02-14T10:30:00Z',
      createdAt: '2024-01-15T10:30:00Z',
      updatedAt: '2024-01-15T10:30:00Z',
      ttl: 1708005000,
    },
    added: {
      role: 'collaborator',
      GSI2PK: 'INVITER#user-123',
      GSI2SK: '2024-01-15T10:30:00Z',
    },
  },
  {
    entity: g.Collaborator,
    item: {
      PK: 'RESOURCE#GOAL#goal-123',
      SK: 'COLLABORATOR#user-789',
      GSI1PK: 'USER#user-789',
      GSI1SK: 'COLLAB#goal#2024-01-15T11:00:00Z',
      type: 'Collaborator',
      userId: 'user-789',
      resourceType: 'goal',
      resourceId: 'goal-123',
      role: 'collaborator',
      joinedAt: '2024-01-15T11:00:00Z',
      lastSeenAt: '2024-01-20T14:30:00Z',
    },
    added: {},
  },
  {
    entity: g.Comment,
    item: {
      PK: 'RESOURCE#GOAL#goal-123',
      SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456',
      type: 'Comment',
      commentId: 'cmt-456',
      parentId: null,
      userId: 'user-789',
      text: 'Great progress on this goal! @user-123 what do you think?',
      mentions: ['user-123'],
      createdAt: '2024-01-15T12:00:00Z',
      updatedAt: null,
      deletedAt: null,
      editHistory: [],
    },
    added: {
      resourceType: 'goal',
      resourceId: 'goal-123',
      GSI2PK: 'COMMENTS#GOAL#goal-123',
      GSI2SK: 'CREATED#2024-01-15T12:00:00Z',
      GSI3PK: 'AUTHOR#user-789',
      GSI3SK: 'COMMENT#2024-01-15T12:00:00Z#cmt-456',
    },
  },
  {
    entity: g.Reaction,
    item: {
      PK: 'COMMENT#cmt-456',
      SK: 'REACTION#user-123#👍',
      type: 'Reaction',
      commentId: 'cmt-456',
      userId: 'user-123',
      emoji: '👍',
      createdAt: '2024-01-15T12:30:00Z',
    },
    added: {
      resourceType: 'goal',
      resourceId: 'goal-123',
      GSI3PK: 'AUTHOR#user-123',
      GSI3SK: 'REACTION#2024-01-15T12:30:00Z#cmt-456#👍',
    },
  },
  {
    entity: g.NotificationPreference,
    item: {
      PK: 'USER#user-123',
      SK: 'COLLAB_PREFS',
      type: 'NotificationPreference',
      userId: 'user-123',
      emailOnInvite: true,
      emailOnComment: false,
      emailOnMention: true,
      emailOnReaction: false,
      updatedAt: '2024-01-15T10:00:00Z',
    },
    added: {},
  },
]

describe('the examples of document 000', () => {
  it.each(examples)('come back attribute for attribute: $entity.type', (example) => {
    const { entity, item, added } = example
    const stored = toItem(entity, fromItem(entity, { ...item, ...added }) as never)
    expect(stored).toEqual({ ...item, ...added })
  })

  it('need no role on an invite', () => {
    const [invite] = examples
    expect(fromItem(g.CollaborationInvite, invite?.item as Item).role).toBe('collaborator')
  })
})
