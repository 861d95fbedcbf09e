// Generated from conversations.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { FamilyFace } from '../users/users.operations.ts'

export type TalkFields = { readonly id: string; readonly conversationType: string; readonly title: string | null; readonly creatorId: string; readonly participantCount: number; readonly unreadCount: number; readonly lastMessageAt: string; readonly partner: FamilyFace | null; readonly faces: ReadonlyArray<FamilyFace>; readonly lastMessage: { readonly id: string; readonly messageText: string | null; readonly isDeleted: boolean; readonly isMine: boolean; readonly senderName: string; readonly attachments: ReadonlyArray<{ readonly fileName: string }> } | null }

export type MessageFields = { readonly id: string; readonly conversationId: string; readonly senderId: string; readonly senderName: string; readonly messageText: string | null; readonly isMine: boolean; readonly isDeleted: boolean; readonly createdAt: string; readonly attachments: ReadonlyArray<{ readonly fileName: string; readonly contentType: string; readonly url: string }> }

export type ConversationsData = { readonly conversations: { readonly after: string | null; readonly items: ReadonlyArray<TalkFields> } }
export type ConversationsVariables = { readonly after?: string | null | undefined }
export const Conversations: Operation<ConversationsData, ConversationsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Conversations($after:String){conversations(first:30 after:$after){after items{...TalkFields}}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type ConversationData = { readonly conversation: TalkFields & { readonly participants: ReadonlyArray<FamilyFace> } }
export type ConversationVariables = { readonly conversationId: string }
export const Conversation: Operation<ConversationData, ConversationVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Conversation($conversationId:ID!){conversation(conversationId:$conversationId){...TalkFields participants{...FamilyFace}}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type MessagesData = { readonly messages: { readonly after: string | null; readonly items: ReadonlyArray<MessageFields> } }
export type MessagesVariables = { readonly conversationId: string; readonly after?: string | null | undefined }
export const Messages: Operation<MessagesData, MessagesVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Messages($conversationId:ID!$after:String){messages(conversationId:$conversationId first:40 after:$after){after items{...MessageFields}}}fragment MessageFields on Message{id conversationId senderId senderName messageText isMine isDeleted createdAt attachments{fileName contentType url}}",
}

export type SendMessageData = { readonly sendMessage: MessageFields }
export type SendMessageVariables = { readonly conversationId: string; readonly text?: string | null | undefined; readonly attachmentIds?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const SendMessage: Operation<SendMessageData, SendMessageVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation SendMessage($conversationId:ID!$text:String$attachmentIds:[ID!]$requestId:String){sendMessage(conversationId:$conversationId text:$text attachmentIds:$attachmentIds requestId:$requestId){...MessageFields}}fragment MessageFields on Message{id conversationId senderId senderName messageText isMine isDeleted createdAt attachments{fileName contentType url}}",
}

export type DeleteMessageData = { readonly deleteMessage: MessageFields }
export type DeleteMessageVariables = { readonly conversationId: string; readonly messageId: string; readonly createdAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const DeleteMessage: Operation<DeleteMessageData, DeleteMessageVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteMessage($conversationId:ID!$messageId:ID!$createdAt:String$requestId:String){deleteMessage(conversationId:$conversationId messageId:$messageId createdAt:$createdAt requestId:$requestId){...MessageFields}}fragment MessageFields on Message{id conversationId senderId senderName messageText isMine isDeleted createdAt attachments{fileName contentType url}}",
}

export type MarkConversationReadData = { readonly markConversationRead: { readonly id: string; readonly unreadCount: number } }
export type MarkConversationReadVariables = { readonly conversationId: string; readonly upTo?: string | null | undefined; readonly createdAt?: string | null | undefined; readonly requestId?: string | null | undefined }
export const MarkConversationRead: Operation<MarkConversationReadData, MarkConversationReadVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation MarkConversationRead($conversationId:ID!$upTo:ID$createdAt:String$requestId:String){markConversationRead(conversationId:$conversationId upTo:$upTo createdAt:$createdAt requestId:$requestId){id unreadCount}}",
}

export type OpenDirectConversationData = { readonly openDirectConversation: TalkFields }
export type OpenDirectConversationVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const OpenDirectConversation: Operation<OpenDirectConversationData, OpenDirectConversationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation OpenDirectConversation($userId:ID!$requestId:String){openDirectConversation(userId:$userId requestId:$requestId){...TalkFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type MessageAddedData = { readonly messageAdded: { readonly kind: 'added' | 'deleted'; readonly requestId: string | null; readonly message: MessageFields } }
export type MessageAddedVariables = { readonly conversationId: string }
export const MessageAdded: Operation<MessageAddedData, MessageAddedVariables> = {
  kind: 'subscription',
  endpoint: '/holdthatthought/graphql',
  text: "subscription MessageAdded($conversationId:ID!){messageAdded(conversationId:$conversationId){kind requestId message{...MessageFields}}}fragment MessageFields on Message{id conversationId senderId senderName messageText isMine isDeleted createdAt attachments{fileName contentType url}}",
}
