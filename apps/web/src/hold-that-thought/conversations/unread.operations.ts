// Generated from unread.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type UnreadConversationsData = { readonly unreadConversations: number }
export type UnreadConversationsVariables = Record<string, never>
export const UnreadConversations: Operation<UnreadConversationsData, UnreadConversationsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query UnreadConversations{unreadConversations}",
}

export type InboxChangedData = { readonly inboxChanged: { readonly conversationId: string; readonly requestId: string | null } }
export type InboxChangedVariables = Record<string, never>
export const InboxChanged: Operation<InboxChangedData, InboxChangedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription InboxChanged{inboxChanged{conversationId requestId}}",
}
