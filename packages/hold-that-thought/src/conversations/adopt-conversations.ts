import { findMany, fromItem, put } from '@longtable/entity'
import { adopter, type AdoptRule, type AdoptStep, carrying, completes } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { messagesOf } from './conversation.patterns.ts'

const ROWS_PER_STEP = 50

/** Whom a conversation names has it among theirs; what was said before counts as read. */
const members: AdoptRule = {
  name: 'conversations.members',
  entity: ConversationMeta,
  isOurs: ({ old }) => old !== undefined,
  async adopt(item, { store }) {
    const meta = fromItem(ConversationMeta, item)
    if (meta.deletedAt !== undefined) return []
    const { conversationId, conversationType, conversationTitle, lastMessageAt } = meta
    const keys = [...new Set(meta.participantIds)].map((userId) => ({ userId, conversationId }))
    const [known, people] = await Promise.all([
      findMany(store, UserConversation, keys),
      findMany(store, UserProfile, keys),
    ])
    const title = conversationTitle === undefined ? {} : { conversationTitle }
    const read = { unreadCount: 0, lastReadAt: lastMessageAt, lastMessageAt }
    const operations = keys
      .filter((_, place) => !known[place] && people[place]?.status !== 'deleted')
      .map((key) => put(UserConversation, { ...key, conversationType, ...title, ...read }))
    const steps = []
    for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
      steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP) })
    return steps
  },
}

/** Document 003 may count what is unread and not say since when: so much of the end is. */
const readUpTo = adopter(UserConversation, {
  name: 'conversations.read-up-to',
  isOurs: carrying('lastReadAt'),
  async adopt({ userId, conversationId, unreadCount }, { store, item }): Promise<AdoptStep[]> {
    if (item['lastReadAt'] !== undefined) return []
    const { PK, SK } = item
    const set = (lastReadAt: string): AdoptStep[] => [
      {
        operations: [{ kind: 'update', key: { PK, SK }, set: { lastReadAt } }],
        when: { attribute: 'lastReadAt', missing: true },
      },
    ]
    let seen = 0
    let earliest = ''
    for await (const some of messagesOf.each({ store }, { conversationId }))
      for (const { senderId, createdAt } of some) {
        if (senderId !== userId && seen++ === unreadCount) return set(createdAt)
        earliest = createdAt
      }
    // All of them are unread; what there is no more of is counted anew.
    return set(earliest === '' ? String(item['lastMessageAt']) : justBefore(earliest))
  },
})

const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString()

export const adoptConversations = [
  members,
  completes(UserConversation, { name: 'conversations.member', isOurs: carrying('GSI1PK') }),
  readUpTo,
  completes(Message, { name: 'conversations.message', isOurs: carrying('GSI1PK') }),
]
