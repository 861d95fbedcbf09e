import { enqueue, onChange, type Processor } from '@longtable/core'
import { release } from '../uploads/hub-uploads.ts'
import { Conversation, Message } from './conversation.entity.ts'
import { REMOVE_CONVERSATION_JOB } from './remove-conversation.ts'

/** A tombstone asks for everything below it to be removed. */
export const queueConversationRemovals: Processor = {
  ...onChange(
    'conversations.queue-removals',
    Conversation,
    async ({ new: conversation }, { system, now }) => {
      if (conversation?.deletedAt === undefined) return
      const { conversationId } = conversation
      const payload = { conversationId }
      await enqueue(
        system,
        { kind: REMOVE_CONVERSATION_JOB, jobId: conversationId, payload },
        now(),
      )
    },
  ),
  // The same tombstone asks for the same job.
  restores: true,
}

/** Whatever takes a message's file away, its deletion or the conversation's end: the file goes too. */
export const releaseChatFiles: Processor = onChange(
  'conversations.release-files',
  Message,
  async ({ old, new: message }, { store }) => {
    if (old?.fileUrl !== undefined && old.fileUrl !== message?.fileUrl)
      await release(store, old.fileUrl, old.messageId)
  },
)
