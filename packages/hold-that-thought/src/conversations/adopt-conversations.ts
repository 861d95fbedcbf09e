import { find, findMany, fromItem, put } from '@longtable/entity'
import { adopter, type AdoptRule, type AdoptStep, carrying, completes } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { readAsCounted } from './read-as-counted.ts'

const ROWS_PER_STEP = 50

/** Whom a conversation names has it among theirs; what was said before counts as read. */
const members: AdoptRule = {
  name: 'conversations.members',
  entity: ConversationMeta,
  isOurs: ({ old }) => old !== undefined,
  async adopt(item, { store, isLive }) {
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
    // Rows may have come before it, and what they count as well.
    const steps: AdoptStep[] = isLive ? await readAsCounted(store, known) : []
    for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
      steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP) })
    return steps
  },
}

/** Document 003 may count what is unread and not say since when: so much of the end is. */
const readUpTo = adopter(UserConversation, {
  name: 'conversations.read-up-to',
  // Whoever counts here says so by what was read, or by what was said.
  isOurs: ({ item, old }) =>
    item['lastReadAt'] !== undefined &&
    (!old ||
      old['unreadCount'] === item['unreadCount'] ||
      ['lastReadAt', 'lastMessageAt'].some((name) => old[name] !== item[name])),
  adopt: async (row, { store, item, isLive }) =>
    item['lastReadAt'] === undefined || isLive ? readAsCounted(store, [row]) : [],
})

/** Of two changes no order is promised: a row may have come before what it counts. */
const said = adopter(Message, {
  name: 'conversations.said',
  isOurs: carrying('GSI1PK'),
  async adopt({ conversationId }, { store, isLive }) {
    const meta = isLive ? await find(store, ConversationMeta, { conversationId }) : undefined
    const keys = (meta?.participantIds ?? []).map((userId) => ({ userId, conversationId }))
    return readAsCounted(store, await findMany(store, UserConversation, keys))
  },
})

export const adoptConversations = [
  members,
  completes(UserConversation, { name: 'conversations.member', isOurs: carrying('GSI1PK') }),
  readUpTo,
  said,
  completes(Message, { name: 'conversations.message', isOurs: carrying('GSI1PK') }),
]
