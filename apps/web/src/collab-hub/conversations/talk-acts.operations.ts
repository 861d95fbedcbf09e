// Generated from talk-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubPerson } from '../users/users.operations.ts'
import type { TalkFields } from './conversations.operations.ts'

export type CreateGroupConversationData = { readonly createGroupConversation: TalkFields }
export type CreateGroupConversationVariables = { readonly title: string; readonly participantIds: ReadonlyArray<string>; readonly startupId?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateGroupConversation: Operation<CreateGroupConversationData, CreateGroupConversationVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CreateGroupConversation($title:String!$participantIds:[ID!]!$startupId:ID$requestId:String){createGroupConversation(title:$title participantIds:$participantIds startupId:$startupId requestId:$requestId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type AddParticipantData = { readonly addParticipant: TalkFields }
export type AddParticipantVariables = { readonly conversationId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const AddParticipant: Operation<AddParticipantData, AddParticipantVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation AddParticipant($conversationId:ID!$userId:ID!$requestId:String){addParticipant(conversationId:$conversationId userId:$userId requestId:$requestId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type RemoveParticipantData = { readonly removeParticipant: TalkFields }
export type RemoveParticipantVariables = { readonly conversationId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const RemoveParticipant: Operation<RemoveParticipantData, RemoveParticipantVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RemoveParticipant($conversationId:ID!$userId:ID!$requestId:String){removeParticipant(conversationId:$conversationId userId:$userId requestId:$requestId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type RenameConversationData = { readonly renameConversation: TalkFields }
export type RenameConversationVariables = { readonly conversationId: string; readonly title: string; readonly requestId?: string | null | undefined }
export const RenameConversation: Operation<RenameConversationData, RenameConversationVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RenameConversation($conversationId:ID!$title:String!$requestId:String){renameConversation(conversationId:$conversationId title:$title requestId:$requestId){...TalkFields}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment TalkFields on Conversation{id type title unread isMuted hasLeft ownerId partnerId participantCount lastMessageAt lastMessagePreview relatedStartupId partner{...HubPerson}}",
}

export type MuteConversationData = { readonly muteConversation: { readonly id: string; readonly isMuted: boolean } }
export type MuteConversationVariables = { readonly conversationId: string; readonly isMuted: boolean; readonly requestId?: string | null | undefined }
export const MuteConversation: Operation<MuteConversationData, MuteConversationVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation MuteConversation($conversationId:ID!$isMuted:Boolean!$requestId:String){muteConversation(conversationId:$conversationId isMuted:$isMuted requestId:$requestId){id isMuted}}",
}

export type LeaveConversationData = { readonly leaveConversation: { readonly conversationId: string } }
export type LeaveConversationVariables = { readonly conversationId: string; readonly requestId?: string | null | undefined }
export const LeaveConversation: Operation<LeaveConversationData, LeaveConversationVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation LeaveConversation($conversationId:ID!$requestId:String){leaveConversation(conversationId:$conversationId requestId:$requestId){conversationId}}",
}

export type BlockedUsersData = { readonly blockedUsers: { readonly after: string | null; readonly items: ReadonlyArray<HubPerson> } }
export type BlockedUsersVariables = { readonly after?: string | null | undefined }
export const BlockedUsers: Operation<BlockedUsersData, BlockedUsersVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query BlockedUsers($after:String){blockedUsers(first:50 after:$after){after items{...HubPerson}}}fragment HubPerson on User{id firstName lastName avatarUrl role}",
}

export type BlockUserData = { readonly blockUser: { readonly userId: string; readonly isBlocked: boolean } }
export type BlockUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const BlockUser: Operation<BlockUserData, BlockUserVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation BlockUser($userId:ID!$requestId:String){blockUser(userId:$userId requestId:$requestId){userId isBlocked}}",
}

export type UnblockUserData = { readonly unblockUser: { readonly userId: string; readonly isBlocked: boolean } }
export type UnblockUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const UnblockUser: Operation<UnblockUserData, UnblockUserVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UnblockUser($userId:ID!$requestId:String){unblockUser(userId:$userId requestId:$requestId){userId isBlocked}}",
}
