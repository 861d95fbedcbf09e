import { changeGroup } from './change-group.ts'
import { ConversationInput, Title } from './conversation-fields.ts'

export const renameConversation = changeGroup({
  name: 'renameConversation',
  action: 'CONVERSATION_RENAMED',
  input: ConversationInput.extend({ title: Title }),
  changed: (conversation, { input: { title } }) =>
    conversation.title === title ? undefined : { event: 'RENAMED', patch: { title } },
})
