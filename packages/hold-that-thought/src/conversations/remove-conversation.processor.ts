import { enqueue, onChange, type Processor } from '@longtable/core'
import { ConversationMeta } from './conversation.entity.ts'
import { REMOVE_CONVERSATION_JOB } from './remove-conversation.ts'

/** A tombstone asks for everything below it to be removed. */
export const queueRemovals: Processor = {
  ...onChange(
    'conversations.queue-removals',
    ConversationMeta,
    async ({ new: meta }, { system, now }) => {
      if (meta?.deletedAt === undefined) return
      const { conversationId, deletedAt } = meta
      // One of two may be opened anew under the same id.
      const jobId = `${conversationId}-${Date.parse(deletedAt)}`
      await enqueue(
        system,
        { kind: REMOVE_CONVERSATION_JOB, jobId, payload: { conversationId } },
        now(),
      )
    },
  ),
  // The same tombstone asks for the same job.
  restores: true,
}
