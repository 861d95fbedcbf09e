import type { JobHandler } from '@longtable/core'
import { find, remove, removeEach } from '@longtable/entity'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { ConversationMeta, Message, UserConversation } from './conversation.entity.ts'
import { messagesOf } from './conversation.patterns.ts'

export const REMOVE_CONVERSATION_JOB = 'hold-that-thought.remove-conversation'

const Payload = z.object({ conversationId: z.string() })

/** In chunks, the tombstone last. Nothing comes any more: whoever writes looks at the tombstone. */
export const removeConversation = ({ store }: Deps): JobHandler => ({
  kind: REMOVE_CONVERSATION_JOB,
  async run({ job, progress }) {
    const { conversationId } = Payload.parse(job.payload)
    const meta = await find(store, ConversationMeta, { conversationId })
    if (meta?.deletedAt === undefined) return
    for await (const some of messagesOf.each({ store }, { conversationId })) {
      await progress(some[0]?.messageId ?? '')
      await removeEach({ store }, Message, some)
    }
    const rows = meta.participantIds.map((userId) => ({ userId, conversationId }))
    await removeEach({ store }, UserConversation, rows)
    const when = { attribute: 'deletedAt', equals: meta.deletedAt } as const
    await store.write([remove(ConversationMeta, meta, when)])
  },
})
