import { followRows } from '@longtable/core'
import { find, findMany } from '@longtable/entity'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { moveRow } from './move-row.ts'

/** Brings along the rows of a conversation that has more members than fit into a transaction. */
export const moveConversationRows = followRows('conversations.move-rows', Message, {
  of: ({ conversationId }) => conversationId,
  at: ({ createdAt }) => createdAt,
  async *behind({ store }, { conversationId, createdAt }) {
    const meta = await find(store, ConversationMeta, { conversationId })
    if (!meta || meta.deletedAt !== undefined) return
    const keys = meta.participantIds.map((userId) => ({ userId, conversationId }))
    const rows = await findMany(store, UserConversation, keys)
    yield rows.flatMap((row) => (row && row.lastMessageAt < createdAt ? [row] : []))
  },
  move: ({ store }, row) => moveRow(store, row),
})
