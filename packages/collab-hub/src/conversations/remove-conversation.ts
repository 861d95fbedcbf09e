import type { JobHandler } from '@longtable/core'
import { find, remove, removeAll } from '@longtable/entity'
import type { Operation } from '@longtable/store'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { ChannelGuard, Conversation, DirectPair } from './conversation.entity.ts'
import { messagesOf, participantsOf } from './conversation.patterns.ts'

export const REMOVE_CONVERSATION_JOB = 'collab-hub.remove-conversation'

const Payload = z.object({ conversationId: z.string() })

/** What made it the only one, unless that names another by now. */
function guardOf({
  conversationId,
  type,
  participants,
  relatedStartupId,
}: Conversation): Operation[] {
  const own = {
    any: ['absent' as const, { attribute: 'conversationId', equals: conversationId }],
  }
  if (type === 'STARTUP_CHANNEL' && relatedStartupId !== undefined)
    return [remove(ChannelGuard, { startupId: relatedStartupId }, own)]
  const [lowerUserId, higherUserId] = [...participants].sort()
  return type === 'DIRECT' && lowerUserId !== undefined && higherUserId !== undefined
    ? [remove(DirectPair, { lowerUserId, higherUserId }, own)]
    : []
}

/** In chunks, the tombstone last. Nothing comes any more: whoever writes looks at the tombstone. */
export const removeConversation = ({ store }: Deps): JobHandler => ({
  kind: REMOVE_CONVERSATION_JOB,
  async run({ job }) {
    const { conversationId } = Payload.parse(job.payload)
    const conversation = await find(store, Conversation, { conversationId })
    if (conversation?.deletedAt === undefined) return
    await removeAll({ store }, messagesOf, { conversationId })
    await removeAll({ store }, participantsOf, { conversationId })
    await store.write([remove(Conversation, { conversationId }), ...guardOf(conversation)])
  },
})
