import { findMany, fromItem, put } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { adopter, type AdoptRule, type AdoptStep } from '@longtable/system'
import { ChannelGuard, Conversation, DirectPair, Participant } from './conversation.entity.ts'
import { channelOf, directPair, messagesOf } from './conversation.patterns.ts'

const ROWS_PER_STEP = 50

async function countMessages(store: Store, conversationId: string): Promise<number> {
  let count = 0
  for await (const messages of messagesOf.each({ store }, { conversationId }))
    count += messages.length
  return count
}

/** "For each participant": one item holds one pair of keys, so each has a row. */
async function missingRows(store: Store, conversation: Conversation): Promise<AdoptStep[]> {
  const { conversationId, participants, lastMessageAt, createdAt, messageCount = 0 } = conversation
  const keys = [...new Set(participants)].map((userId) => ({ conversationId, userId }))
  const rows = await findMany(store, Participant, keys)
  const made = { lastMessageAt, readCount: messageCount, isMuted: false, joinedAt: createdAt }
  const operations = keys
    .filter((_, place) => !rows[place])
    .map((key) => put(Participant, { ...key, ...made }))
  const steps: AdoptStep[] = []
  for (let start = 0; start < operations.length; start += ROWS_PER_STEP)
    steps.push({ operations: operations.slice(start, start + ROWS_PER_STEP) })
  return steps
}

/**
 * The rows, the number of messages, and then no keys of its own: document 002 lets the conversation
 * be in a participant's list itself, where their row is as well.
 */
const rows: AdoptRule = {
  name: 'conversations.rows',
  entity: Conversation,
  isOurs: ({ item }) => item.messageCount !== undefined && item.GSI1PK === undefined,
  async adopt(item, { store }) {
    const conversation = fromItem(Conversation, item)
    const { PK, SK } = item
    const messageCount =
      conversation.messageCount ?? (await countMessages(store, conversation.conversationId))
    const isCounted = conversation.messageCount !== undefined
    const when = { attribute: 'lastMessageAt', equals: conversation.lastMessageAt } as const
    const own = {
      ...(!isCounted && { set: { messageCount } }),
      ...(item.GSI1PK !== undefined && { remove: ['GSI1PK', 'GSI1SK'] }),
    }
    return [
      ...(await missingRows(store, { ...conversation, messageCount })),
      ...(Object.keys(own).length > 0
        ? [{ operations: [{ kind: 'update' as const, key: { PK, SK }, ...own, when }] }]
        : []),
    ]
  },
}

/** One DIRECT conversation per pair, one STARTUP_CHANNEL per startup. */
const guards = adopter(Conversation, {
  name: 'conversations.guard',
  isOurs: ({ old }) => old !== undefined,
  async adopt(conversation, { store }): Promise<AdoptStep[]> {
    const { conversationId, type, participants, relatedStartupId, createdAt } = conversation
    if (type === 'GROUP') return []
    if (type === 'STARTUP_CHANNEL') {
      if (relatedStartupId === undefined)
        return [{ finding: `channel ${conversationId} is of no startup` }]
      const known = await channelOf({ store }, { startupId: relatedStartupId })
      if (known?.conversationId === conversationId) return []
      if (known) return [twice(relatedStartupId, known.conversationId, conversationId)]
      const made = put(ChannelGuard, { startupId: relatedStartupId, conversationId, createdAt })
      return [{ operations: [made] }]
    }
    const [lowerUserId, higherUserId, more] = [...new Set(participants)].sort()
    if (lowerUserId === undefined || higherUserId === undefined || more !== undefined)
      return [{ finding: `conversation ${conversationId} is DIRECT, but not of two` }]
    const known = await directPair({ store }, { lowerUserId, higherUserId })
    if (known?.conversationId === conversationId) return []
    if (known)
      return [twice(`${lowerUserId} and ${higherUserId}`, known.conversationId, conversationId)]
    const made = put(DirectPair, { lowerUserId, higherUserId, conversationId, createdAt })
    return [{ operations: [made] }]
  },
})

const twice = (whose: string, one: string, other: string): AdoptStep => ({
  finding: `${whose}: two conversations, ${one} and ${other}`,
})

export const adoptConversations = [guards, rows]
