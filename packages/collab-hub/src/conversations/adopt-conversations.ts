import { asRead, fromItem, put } from '@longtable/entity'
import type { Item, Store } from '@longtable/store'
import { adopter, type AdoptRule, type AdoptStep, carrying, completes } from '@longtable/system'
import { peopleIn, rowsOf, saidIn } from './adopt-rows.ts'
import { ChannelGuard, Conversation, DirectPair, Message } from './conversation.entity.ts'
import { channelOf, directPair } from './conversation.patterns.ts'

/** One of these grows with whatever is written here. */
const COUNTED = ['messageCount', 'listedRevision']
const SHOWN = ['lastMessageAt', 'lastMessagePreview', 'participants', 'updatedAt']

const isSame = (item: Item, old: Item) =>
  SHOWN.every((name) => JSON.stringify(item[name]) === JSON.stringify(old[name]))

/** The conversation with what was said in it, and with a row for everybody whom it names. */
async function asSaid(store: Store, item: Item): Promise<AdoptStep[]> {
  const conversation = fromItem(Conversation, item)
  if (conversation.deletedAt !== undefined) return []
  const people = await peopleIn(store, conversation)
  const said = await saidIn(store, conversation.conversationId, people)
  const { count: messageCount, lastMessageId } = said
  const patch = {
    ...(messageCount !== conversation.messageCount && { messageCount }),
    ...(lastMessageId && lastMessageId !== conversation.lastMessageId && { lastMessageId }),
  }
  const own = {
    ...(Object.keys(patch).length > 0 && { set: patch }),
    ...(item.GSI1PK !== undefined && { remove: ['GSI1PK', 'GSI1SK'] }),
  }
  const key = { PK: item.PK, SK: item.SK }
  const when = asRead(Conversation, conversation, 'lastMessageAt', 'messageCount')
  return [
    ...rowsOf(conversation, people, said),
    ...(Object.keys(own).length > 0
      ? [{ operations: [{ kind: 'update' as const, key, ...own, when }] }]
      : []),
  ]
}

/**
 * The rows, the number of messages, and then no keys of its own: document 002 lets the conversation
 * be in a participant's list itself, where their row is as well. Whoever writes here counts; others
 * move a conversation without its number.
 */
const rows: AdoptRule = {
  name: 'conversations.rows',
  entity: Conversation,
  isOurs: ({ item, old }) =>
    item.messageCount !== undefined &&
    item.GSI1PK === undefined &&
    (!old || COUNTED.some((name) => old[name] !== item[name]) || isSame(item, old)),
  adopt: (item, { store }) => asSaid(store, item),
}

/** Whoever writes a message by the document alone counts nothing. */
const counted: AdoptRule = {
  name: 'conversations.count',
  entity: Message,
  isOurs: carrying('GSI1PK'),
  async adopt({ PK }, { store, isLive }) {
    const item = isLive ? await store.get({ PK, SK: 'METADATA' }) : undefined
    return item ? asSaid(store, item) : []
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

export const adoptConversations = [
  guards,
  completes(Conversation, { name: 'conversations.conversation', isOurs: carrying('entityType') }),
  rows,
  completes(Message, { name: 'conversations.message', isOurs: carrying('entityType', 'GSI1PK') }),
  counted,
]
