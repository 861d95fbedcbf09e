// Generated from conversations.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubPerson } from '../users/users.operations.ts'

export type TalkFields = { readonly id: string; readonly type: 'DIRECT' | 'GROUP' | 'STARTUP_CHANNEL'; readonly title: string | null; readonly unread: number; readonly isMuted: boolean; readonly hasLeft: boolean; readonly ownerId: string | null; readonly partnerId: string | null; readonly participantCount: number; readonly lastMessageAt: string; readonly lastMessagePreview: string; readonly relatedStartupId: string | null; readonly partner: HubPerson | null }

export type MessageFields = { readonly id: string; readonly conversationId: string; readonly type: 'FILE' | 'SYSTEM' | 'TEXT'; readonly content: string | null; readonly event: 'CREATED' | 'JOINED' | 'LEFT' | 'REMOVED' | 'RENAMED' | null; readonly createdAt: string; readonly editedAt: string | null; readonly deletedAt: string | null; readonly fileUrl: string | null; readonly isMine: boolean; readonly senderId: string; readonly sender: HubPerson | null; readonly subject: HubPerson | null }

export type ConversationsData = { readonly conversations: { readonly after: string | null; readonly items: ReadonlyArray<TalkFields> } }
export type ConversationsVariables = { readonly after?: string | null | undefined }
export const Conversations: Operation<ConversationsData, ConversationsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Conversations($after:String){conversations(first:30 after:$after){after items{...TalkFields}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type ConversationData = { readonly conversation: TalkFields }
export type ConversationVariables = { readonly conversationId: string }
export const Conversation: Operation<ConversationData, ConversationVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Conversation($conversationId:ID!){conversation(conversationId:$conversationId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type MessagesData = { readonly messages: { readonly after: string | null; readonly items: ReadonlyArray<MessageFields> } }
export type MessagesVariables = { readonly conversationId: string; readonly after?: string | null | undefined }
export const Messages: Operation<MessagesData, MessagesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Messages($conversationId:ID!$after:String){messages(conversationId:$conversationId first:40 after:$after){after items{...MessageFields}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment MessageFields on Message{id conversationId type content event createdAt editedAt deletedAt fileUrl isMine senderId sender{...HubPerson}subject{...HubPerson}}",
}

export type ParticipantsData = { readonly conversationParticipants: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly userId: string; readonly user: HubPerson }> } }
export type ParticipantsVariables = { readonly conversationId: string; readonly after?: string | null | undefined }
export const Participants: Operation<ParticipantsData, ParticipantsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Participants($conversationId:ID!$after:String){conversationParticipants(conversationId:$conversationId first:50 after:$after){after items{userId user{...HubPerson}}}}fragment HubPerson on User{id firstName lastName avatarUrl role}",
}

export type SendMessageData = { readonly sendMessage: MessageFields }
export type SendMessageVariables = { readonly conversationId: string; readonly content: string; readonly uploadId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const SendMessage: Operation<SendMessageData, SendMessageVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SendMessage($conversationId:ID!$content:String!$uploadId:ID$requestId:String){sendMessage(conversationId:$conversationId content:$content uploadId:$uploadId requestId:$requestId){...MessageFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment MessageFields on Message{id conversationId type content event createdAt editedAt deletedAt fileUrl isMine senderId sender{...HubPerson}subject{...HubPerson}}",
}

export type EditMessageData = { readonly editMessage: MessageFields }
export type EditMessageVariables = { readonly conversationId: string; readonly messageId: string; readonly content: string; readonly requestId?: string | null | undefined }
export const EditMessage: Operation<EditMessageData, EditMessageVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation EditMessage($conversationId:ID!$messageId:ID!$content:String!$requestId:String){editMessage(conversationId:$conversationId messageId:$messageId content:$content requestId:$requestId){...MessageFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment MessageFields on Message{id conversationId type content event createdAt editedAt deletedAt fileUrl isMine senderId sender{...HubPerson}subject{...HubPerson}}",
}

export type DeleteMessageData = { readonly deleteMessage: MessageFields }
export type DeleteMessageVariables = { readonly conversationId: string; readonly messageId: string; readonly requestId?: string | null | undefined }
export const DeleteMessage: Operation<DeleteMessageData, DeleteMessageVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DeleteMessage($conversationId:ID!$messageId:ID!$requestId:String){deleteMessage(conversationId:$conversationId messageId:$messageId requestId:$requestId){...MessageFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment MessageFields on Message{id conversationId type content event createdAt editedAt deletedAt fileUrl isMine senderId sender{...HubPerson}subject{...HubPerson}}",
}

export type MarkConversationReadData = { readonly markConversationRead: { readonly id: string; readonly unread: number } }
export type MarkConversationReadVariables = { readonly conversationId: string; readonly upTo?: string | null | undefined; readonly requestId?: string | null | undefined }
export const MarkConversationRead: Operation<MarkConversationReadData, MarkConversationReadVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation MarkConversationRead($conversationId:ID!$upTo:ID$requestId:String){markConversationRead(conversationId:$conversationId upTo:$upTo requestId:$requestId){id unread}}",
}

export type OpenDirectConversationData = { readonly openDirectConversation: TalkFields }
export type OpenDirectConversationVariables = { readonly applicationId?: string | null | undefined; readonly accessId?: string | null | undefined; readonly userId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const OpenDirectConversation: Operation<OpenDirectConversationData, OpenDirectConversationVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation OpenDirectConversation($applicationId:ID$accessId:ID$userId:ID$requestId:String){openDirectConversation(applicationId:$applicationId accessId:$accessId userId:$userId requestId:$requestId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type OpenStartupChannelData = { readonly openStartupChannel: TalkFields }
export type OpenStartupChannelVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const OpenStartupChannel: Operation<OpenStartupChannelData, OpenStartupChannelVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation OpenStartupChannel($startupId:ID!$requestId:String){openStartupChannel(startupId:$startupId requestId:$requestId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type MessageAddedData = { readonly messageAdded: { readonly kind: 'added' | 'deleted' | 'edited'; readonly requestId: string | null; readonly message: MessageFields } }
export type MessageAddedVariables = { readonly conversationId: string }
export const MessageAdded: Operation<MessageAddedData, MessageAddedVariables> = {
  kind: 'subscription',
  endpoint: '/collabhub/graphql',
  text: "subscription MessageAdded($conversationId:ID!){messageAdded(conversationId:$conversationId){kind requestId message{...MessageFields}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment MessageFields on Message{id conversationId type content event createdAt editedAt deletedAt fileUrl isMine senderId sender{...HubPerson}subject{...HubPerson}}",
}
