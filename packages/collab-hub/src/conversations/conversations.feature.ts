import type { Feature } from '@longtable/system'
import { adoptConversations } from './adopt-conversations.ts'
import { chatFiles } from './chat-files.ts'
import { conversationEvents } from './conversation-events.processor.ts'
import { publishInboxes, publishMessages } from './conversation-live.ts'
import { conversationsModule } from './conversations.graphql.ts'
import { eraseConversations } from './erase-conversations.ts'
import { followTeams } from './follow-team.processor.ts'
import { moveRows } from './move-rows.processor.ts'
import { reconcileChannels, reconcileConversations } from './reconcile-conversations.ts'
import { removeConversation } from './remove-conversation.ts'
import { queueConversationRemovals, releaseChatFiles } from './remove-conversation.processor.ts'
import { verifyConversations } from './verify-conversations.ts'

export const conversationsFeature: Feature = {
  ...conversationsModule,
  processors: (deps) => [
    moveRows,
    ...followTeams(deps),
    queueConversationRemovals,
    releaseChatFiles,
    ...conversationEvents,
  ],
  jobs: (deps) => [removeConversation(deps)],
  live: [publishMessages, publishInboxes],
  files: chatFiles,
  erase: [eraseConversations],
  verify: [verifyConversations],
  reconcile: [reconcileConversations, reconcileChannels],
  adopt: adoptConversations,
}
