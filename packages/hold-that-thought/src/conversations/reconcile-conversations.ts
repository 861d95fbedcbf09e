import { settle } from '@longtable/core'
import { asRead, change, find } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { reconciler } from '@longtable/system'
import { ConversationMeta, UserConversation } from './conversation.entity.ts'
import { messagesOf } from './conversation.patterns.ts'
import { saidByOthers } from './unread.ts'

async function mendTime(store: Store, meta: ConversationMeta): Promise<string> {
  const { conversationId } = meta
  for await (const [last] of messagesOf.each({ store }, { conversationId })) {
    if (!last || last.createdAt <= meta.lastMessageAt) break
    const patch = { lastMessageAt: last.createdAt, lastMessageId: last.messageId }
    const when = asRead(ConversationMeta, meta, 'lastMessageAt')
    await store.write([change(ConversationMeta, meta, { patch, when })])
    return last.createdAt
  }
  return meta.lastMessageAt
}

/** One's unread count is what others have said since. */
const mendRow = (store: Store, key: { userId: string; conversationId: string }, at: string) =>
  settle('A row', async () => {
    const row = await find(store, UserConversation, key)
    if (!row) return
    const lastMessageAt = row.lastMessageAt > at ? row.lastMessageAt : at
    const span = { after: row.lastReadAt ?? '', upTo: lastMessageAt }
    const unreadCount = await saidByOthers(store, row, span)
    if (row.unreadCount === unreadCount && row.lastMessageAt === lastMessageAt) return
    const when = asRead(UserConversation, row, 'lastMessageAt', 'lastReadAt')
    await store.write([
      change(UserConversation, row, { patch: { unreadCount, lastMessageAt }, when }),
    ])
  })

export const reconcileConversations = reconciler(
  ConversationMeta,
  ({ store }, { conversationId }) =>
    settle(`Conversation ${conversationId}`, async () => {
      const meta = await find(store, ConversationMeta, { conversationId })
      if (!meta || meta.deletedAt !== undefined) return
      const at = await mendTime(store, meta)
      for (const userId of new Set(meta.participantIds))
        await mendRow(store, { userId, conversationId }, at)
    }),
)
