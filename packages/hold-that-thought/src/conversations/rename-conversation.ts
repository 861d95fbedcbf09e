import { changeGroup } from './change-group.ts'
import { ConversationInput, Title } from './conversation-fields.ts'

/** The copies in everybody's rows follow. */
export const renameConversation = changeGroup({
  name: 'renameConversation',
  action: 'CONVERSATION_RENAMED',
  input: ConversationInput.extend({ title: Title }),
  changed: ({ conversationTitle }, { input: { title } }) =>
    conversationTitle === title ? undefined : { patch: { conversationTitle: title } },
})
