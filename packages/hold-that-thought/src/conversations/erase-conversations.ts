import { settle } from '@longtable/core'
import { change, find, removeEach } from '@longtable/entity'
import { type Deps, eraser, leaves } from '@longtable/system'
import { refresh } from '../comments/refresh-copies.ts'
import { DELETED_NAME } from '../users/tombstone.ts'
import { UserProfile } from '../users/profile.entity.ts'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { conversationsOf, messagesBy } from './conversation.patterns.ts'
import { partnerIn, stillSo } from './conversation.policy.ts'
import { leaving } from './leave-conversation.ts'

/** What they said to others stays with those, as of nobody; where nobody is left to read it, it goes. */
const leave = ({ store, stamp }: Deps, row: UserConversation): Promise<void> =>
  settle('A conversation', async () => {
    const { userId, conversationId } = row
    const meta = await find(store, ConversationMeta, { conversationId })
    if (!meta || meta.deletedAt !== undefined || !meta.participantIds.includes(userId))
      return removeEach({ store }, UserConversation, [row])
    const { at } = stamp()
    const partnerId = partnerIn(meta, userId)
    const partner = partnerId && (await find(store, UserProfile, { userId: partnerId }))
    const isOver = partnerId !== undefined && (!partner || partner.status === 'deleted')
    const end = { patch: { deletedAt: at }, when: stillSo(meta) }
    await store.write([
      ...leaving(meta, userId, at),
      ...(isOver ? [change(ConversationMeta, meta, end)] : []),
    ])
  })

export const eraseConversations = eraser('conversations', [
  leaves(conversationsOf, 'userId', leave),
  leaves(messagesBy, 'senderId', ({ store }, key) =>
    refresh(store, Message, { key, patch: { senderName: DELETED_NAME } }),
  ),
])
