import { findMany, fromItem, put } from '@longtable/entity'
import { type AdoptRule, carrying, completes } from '@longtable/system'
import { ConversationMeta, UserConversation } from './conversation.entity.ts'

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
    const known = await findMany(store, UserConversation, keys)
    const title = conversationTitle === undefined ? {} : { conversationTitle }
    const row = { conversationType, ...title, unreadCount: 0, lastMessageAt }
    const operations = keys
      .filter((_, place) => !known[place])
      .map((key) => put(UserConversation, { ...key, ...row }))
    const steps = []
    for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
      steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP) })
    return steps
  },
}

export const adoptConversations = [
  members,
  completes(UserConversation, { name: 'conversations.member', isOurs: carrying('GSI1PK') }),
]
