import type { JobHandler } from '@longtable/core'
import type { Deps } from '@longtable/system'
import * as z from 'zod'
import { refresh } from '../comments/refresh-copies.ts'
import { profileById } from '../users/profile.patterns.ts'
import { Message, UserConversation } from './conversation.entity.ts'
import { conversationById, messagesBy } from './conversation.patterns.ts'

export const REFRESH_CONVERSATIONS_JOB = 'hold-that-thought.refresh-conversations'

const Payload = z.union([
  z.object({ userId: z.string() }),
  z.object({ conversationId: z.string() }),
])

async function refreshSender({ store }: Deps, userId: string): Promise<void> {
  const profile = await profileById({ store }, { userId })
  if (!profile) return
  const patch = { senderName: profile.displayName }
  for await (const some of messagesBy.each({ store }, { senderId: userId }))
    for (const key of some) await refresh(store, Message, { key, patch })
}

async function refreshTitle({ store }: Deps, conversationId: string): Promise<void> {
  const meta = await conversationById({ store }, { conversationId })
  if (!meta) return
  const patch = { conversationTitle: meta.conversationTitle }
  for (const userId of meta.participantIds)
    await refresh(store, UserConversation, { key: { userId, conversationId }, patch })
}

export const refreshConversations = (deps: Deps): JobHandler => ({
  kind: REFRESH_CONVERSATIONS_JOB,
  async run({ job }) {
    const payload = Payload.parse(job.payload)
    await ('userId' in payload
      ? refreshSender(deps, payload.userId)
      : refreshTitle(deps, payload.conversationId))
  },
})
