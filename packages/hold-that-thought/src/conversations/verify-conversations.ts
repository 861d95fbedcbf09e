import { count, on, verifier } from '@longtable/system'
import { UserProfile } from '../users/profile.entity.ts'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { isDirect } from './conversation.policy.ts'

const unread = count(
  (row, says, has) => `${row} says ${says.unread} unread messages, and has ${has.unread ?? 0}`,
)

const nameOf = (userId: string, conversationId: string) => `${userId} in ${conversationId}`

const metas = on(ConversationMeta, async (meta, { find, problem }) => {
  const { conversationId, participantIds, deletedAt } = meta
  // Either of two may have left; it comes back to them with the next message.
  if (deletedAt !== undefined || isDirect(meta)) return
  for (const userId of participantIds) {
    const row = await find(UserConversation, { userId, conversationId })
    const isGone = (await find(UserProfile, { userId }))?.status === 'deleted'
    if (!row && !isGone) problem(`${nameOf(userId, conversationId)} has no row`)
  }
})

const rows = on(UserConversation, async (row, { find, says, problem }) => {
  const { userId, conversationId, unreadCount, lastMessageAt, conversationTitle } = row
  const name = nameOf(userId, conversationId)
  const meta = await find(ConversationMeta, { conversationId })
  if (!meta) return problem(`${name} is in nothing`)
  if (meta.deletedAt !== undefined) return
  if (!meta.participantIds.includes(userId)) problem(`${name} is not among its participants`)
  if (lastMessageAt !== meta.lastMessageAt) problem(`${name} has another last message`)
  if (conversationTitle !== meta.conversationTitle) problem(`${name} has another title`)
  if ((await find(UserProfile, { userId }))?.status === 'deleted') problem(`${name} is nobody`)
  says(unread, name, { unread: unreadCount })
})

const messages = on(Message, async (message, { find, has, problem }) => {
  const { conversationId, messageId, senderId, createdAt } = message
  const meta = await find(ConversationMeta, { conversationId })
  if (!meta) return problem(`message ${messageId} is in nothing`)
  if (createdAt > meta.lastMessageAt) problem(`${conversationId} has a message after its last one`)
  for (const userId of meta.participantIds) {
    if (userId === senderId) continue
    const row = await find(UserConversation, { userId, conversationId })
    if (row && createdAt > (row.lastReadAt ?? '') && createdAt <= row.lastMessageAt)
      has(unread, nameOf(userId, conversationId), { unread: 1 })
  }
})

/** Unread counts equal what they count, and rows agree with their conversation. */
export const verifyConversations = verifier({ takes: [metas, rows, messages] })
