// Generated from talk-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { TalkFields } from './conversations.operations.ts'

export type CreateGroupConversationData = { readonly createGroupConversation: TalkFields }
export type CreateGroupConversationVariables = { readonly title: string; readonly participantIds: ReadonlyArray<string>; readonly requestId?: string | null | undefined }
export const CreateGroupConversation: Operation<CreateGroupConversationData, CreateGroupConversationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CreateGroupConversation($title:String!$participantIds:[ID!]!$requestId:String){createGroupConversation(title:$title participantIds:$participantIds requestId:$requestId){...TalkFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type AddParticipantData = { readonly addParticipant: TalkFields }
export type AddParticipantVariables = { readonly conversationId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const AddParticipant: Operation<AddParticipantData, AddParticipantVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation AddParticipant($conversationId:ID!$userId:ID!$requestId:String){addParticipant(conversationId:$conversationId userId:$userId requestId:$requestId){...TalkFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type RemoveParticipantData = { readonly removeParticipant: TalkFields }
export type RemoveParticipantVariables = { readonly conversationId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const RemoveParticipant: Operation<RemoveParticipantData, RemoveParticipantVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RemoveParticipant($conversationId:ID!$userId:ID!$requestId:String){removeParticipant(conversationId:$conversationId userId:$userId requestId:$requestId){...TalkFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type RenameConversationData = { readonly renameConversation: TalkFields }
export type RenameConversationVariables = { readonly conversationId: string; readonly title: string; readonly requestId?: string | null | undefined }
export const RenameConversation: Operation<RenameConversationData, RenameConversationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RenameConversation($conversationId:ID!$title:String!$requestId:String){renameConversation(conversationId:$conversationId title:$title requestId:$requestId){...TalkFields}}fragment FamilyFace on Face{userId displayName photoUrl}fragment TalkFields on Conversation{id conversationType title creatorId participantCount unreadCount lastMessageAt partner{...FamilyFace}faces{...FamilyFace}lastMessage{id messageText isDeleted isMine senderName attachments{fileName}}}",
}

export type LeaveConversationData = { readonly leaveConversation: { readonly conversationId: string } }
export type LeaveConversationVariables = { readonly conversationId: string; readonly requestId?: string | null | undefined }
export const LeaveConversation: Operation<LeaveConversationData, LeaveConversationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation LeaveConversation($conversationId:ID!$requestId:String){leaveConversation(conversationId:$conversationId requestId:$requestId){conversationId}}",
}

export type DeleteConversationData = { readonly deleteConversation: { readonly conversationId: string } }
export type DeleteConversationVariables = { readonly conversationId: string; readonly requestId?: string | null | undefined }
export const DeleteConversation: Operation<DeleteConversationData, DeleteConversationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteConversation($conversationId:ID!$requestId:String){deleteConversation(conversationId:$conversationId requestId:$requestId){conversationId}}",
}
