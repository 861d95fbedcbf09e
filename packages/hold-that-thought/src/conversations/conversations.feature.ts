import type { Feature } from '@longtable/system'
import { adoptConversations } from './adopt-conversations.ts'
import { attachmentFiles } from './attachments.ts'
import { conversationEvents } from './conversation-events.processor.ts'
import { publishInboxes, publishMessages } from './conversation-live.ts'
import { conversationsModule } from './conversations.graphql.ts'
import { eraseConversations } from './erase-conversations.ts'
import { moveConversationRows } from './move-rows.processor.ts'
import { reconcileConversations } from './reconcile-conversations.ts'
import { refreshConversations } from './refresh-conversations.ts'
import { refreshConversationTitles, refreshSenders } from './refresh-conversations.processor.ts'
import { removeConversation } from './remove-conversation.ts'
import { queueRemovals } from './remove-conversation.processor.ts'
import { verifyConversations } from './verify-conversations.ts'

export const conversationsFeature: Feature = {
  ...conversationsModule,
  processors: [
    moveConversationRows,
    queueRemovals,
    refreshSenders,
    refreshConversationTitles,
    ...conversationEvents,
  ],
  jobs: (deps) => [removeConversation(deps), refreshConversations(deps)],
  live: [publishMessages, publishInboxes],
  files: attachmentFiles,
  erase: [eraseConversations],
  verify: [verifyConversations],
  reconcile: [reconcileConversations],
  adopt: adoptConversations,
}
