import { enqueue, onChange, type Processor } from '@longtable/core'
import { UserProfile } from '../users/profile.entity.ts'
import { ConversationMeta } from './conversation.entity.ts'
import { REFRESH_CONVERSATIONS_JOB } from './refresh-conversations.ts'

/** Who is called otherwise, or nothing any more, is so in all that they have said. */
export const refreshSenders: Processor = onChange(
  'conversations.refresh-senders',
  UserProfile,
  async ({ id, old, new: profile }, { system, now }) => {
    if (!old || !profile || old.displayName === profile.displayName) return
    const payload = { userId: profile.userId }
    await enqueue(system, { kind: REFRESH_CONVERSATIONS_JOB, jobId: `name-${id}`, payload }, now())
  },
)

export const refreshConversationTitles: Processor = onChange(
  'conversations.refresh-titles',
  ConversationMeta,
  async ({ id, old, new: meta }, { system, now }) => {
    if (!old || !meta || old.conversationTitle === meta.conversationTitle) return
    const payload = { conversationId: meta.conversationId }
    await enqueue(system, { kind: REFRESH_CONVERSATIONS_JOB, jobId: `title-${id}`, payload }, now())
  },
)
