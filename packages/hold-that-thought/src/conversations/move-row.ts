import { settle } from '@longtable/core'
import { asRead, find, type KeyOf } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { ConversationMeta, UserConversation } from './conversation.entity.ts'
import { rowMoved } from './message-rows.ts'
import { missedBy } from './unread.ts'

/**
 * To where its conversation is now, with what it has missed until then. It counts from where it stands,
 * so it does not matter which message asks for it, nor how often.
 */
export const moveRow = (
  store: Store,
  { userId, conversationId }: KeyOf<typeof UserConversation>,
): Promise<void> =>
  settle('A row', async () => {
    const [meta, row] = await Promise.all([
      find(store, ConversationMeta, { conversationId }),
      find(store, UserConversation, { userId, conversationId }),
    ])
    if (!meta || !row || row.lastMessageAt >= meta.lastMessageAt) return
    const unread = await missedBy(store, row, meta.lastMessageAt)
    const when = asRead(UserConversation, row, 'lastMessageAt', 'lastReadAt')
    await store.write([rowMoved(row, meta.lastMessageAt, { unread, when })])
  })
