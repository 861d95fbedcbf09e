import { settle } from '@longtable/core'
import { asRead, change, find } from '@longtable/entity'
import type { Store } from '@longtable/store'
import { reconciler } from '@longtable/system'
import { Member } from '../startups/startup.entity.ts'
import { followMember } from './channel-rows.ts'
import { Conversation, Participant } from './conversation.entity.ts'
import { messagesOf, participantsOf } from './conversation.patterns.ts'
import { moveRow } from './move-rows.processor.ts'
import { saidAfter } from './unread.ts'

/** What is not later than the last message is all there, so it can be counted while others write. */
async function mendCount(store: Store, conversation: Conversation): Promise<Conversation> {
  const { conversationId, lastMessageAt } = conversation
  let messageCount = 0
  for await (const some of messagesOf.each({ store }, { conversationId }))
    messageCount += some.filter(({ createdAt }) => createdAt <= lastMessageAt).length
  if (messageCount === conversation.messageCount) return conversation
  const when = asRead(Conversation, conversation, 'messageCount', 'lastMessageAt')
  await store.write([change(Conversation, conversation, { patch: { messageCount }, when })])
  return { ...conversation, messageCount }
}

/** Unread is what others have said after the last message that was read. */
async function mendRow(store: Store, conversation: Conversation, row: Participant): Promise<void> {
  const { userId, lastReadMessageId: messageId } = row
  const unread = await saidAfter(store, { conversation, userId, messageId })
  const readCount = (conversation.messageCount ?? 0) - unread
  if (row.readCount === readCount) return
  const when = asRead(Participant, row, 'readCount', 'lastReadMessageId')
  await store.write([change(Participant, row, { patch: { readCount }, when })])
}

export const reconcileConversations = reconciler(Conversation, ({ store }, { conversationId }) =>
  settle(`Conversation ${conversationId}`, async () => {
    const found = await find(store, Conversation, { conversationId })
    if (!found || found.deletedAt !== undefined) return
    const conversation = await mendCount(store, found)
    for await (const rows of participantsOf.each({ store }, { conversationId }))
      for (const row of rows) await mendRow(store, conversation, row)
    for await (const rows of participantsOf.each({ store }, { conversationId }))
      for (const { userId } of rows) await moveRow(store, { conversationId, userId })
  }),
)

/** Everybody of a team is in its channel. */
export const reconcileChannels = reconciler(Member, (deps, member) => followMember(deps, member))
