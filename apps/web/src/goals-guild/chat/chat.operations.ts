// Generated from chat.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { PersonFields } from '../users/users.operations.ts'

export type MessageFields = { readonly id: string; readonly roomId: string; readonly text: string | null; readonly isMine: boolean; readonly createdAt: string; readonly editedAt: string | null; readonly deletedAt: string | null; readonly expiresAt: string | null; readonly author: PersonFields | null }

export type RoomFields = { readonly id: string; readonly scope: 'dm' | 'group'; readonly groupId: string | null; readonly group: { readonly id: string; readonly name: string; readonly memberCount: number; readonly myRole: 'admin' | 'member' | 'owner' | null; readonly archivedAt: string | null } | null; readonly title: string | null; readonly faces: ReadonlyArray<PersonFields>; readonly partner: PersonFields | null; readonly messageCount: number; readonly unread: number; readonly lastMessageAt: string; readonly mutedUntil: string | null; readonly request: 'declined' | 'pending' | null; readonly hasLeft: boolean; readonly ttlSeconds: number | null; readonly lastMessage: { readonly id: string; readonly text: string | null; readonly isMine: boolean; readonly deletedAt: string | null; readonly author: { readonly id: string; readonly nickname: string; readonly fullName: string } | null } | null }

export type InboxData = { readonly inbox: { readonly after: string | null; readonly items: ReadonlyArray<RoomFields> } }
export type InboxVariables = { readonly after?: string | null | undefined }
export const Inbox: Operation<InboxData, InboxVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Inbox($after:String){inbox(first:30 after:$after){after items{...RoomFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment RoomFields on Room{id scope groupId group{id name memberCount myRole archivedAt}title faces{...PersonFields}partner{...PersonFields}messageCount unread lastMessageAt mutedUntil request hasLeft ttlSeconds lastMessage{id text isMine deletedAt author{id nickname fullName}}}",
}

export type MessageRequestsData = { readonly messageRequests: { readonly after: string | null; readonly items: ReadonlyArray<RoomFields> } }
export type MessageRequestsVariables = { readonly after?: string | null | undefined }
export const MessageRequests: Operation<MessageRequestsData, MessageRequestsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MessageRequests($after:String){messageRequests(first:30 after:$after){after items{...RoomFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment RoomFields on Room{id scope groupId group{id name memberCount myRole archivedAt}title faces{...PersonFields}partner{...PersonFields}messageCount unread lastMessageAt mutedUntil request hasLeft ttlSeconds lastMessage{id text isMine deletedAt author{id nickname fullName}}}",
}

export type RoomData = { readonly room: RoomFields }
export type RoomVariables = { readonly roomId: string }
export const Room: Operation<RoomData, RoomVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Room($roomId:ID!){room(roomId:$roomId){...RoomFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment RoomFields on Room{id scope groupId group{id name memberCount myRole archivedAt}title faces{...PersonFields}partner{...PersonFields}messageCount unread lastMessageAt mutedUntil request hasLeft ttlSeconds lastMessage{id text isMine deletedAt author{id nickname fullName}}}",
}

export type MessagesData = { readonly messages: { readonly after: string | null; readonly items: ReadonlyArray<MessageFields> } }
export type MessagesVariables = { readonly roomId: string; readonly after?: string | null | undefined }
export const Messages: Operation<MessagesData, MessagesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query Messages($roomId:ID!$after:String){messages(roomId:$roomId first:40 after:$after){after items{...MessageFields}}}fragment MessageFields on Message{id roomId text isMine createdAt editedAt deletedAt expiresAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type OpenDirectRoomData = { readonly openDirectRoom: { readonly id: string } }
export type OpenDirectRoomVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const OpenDirectRoom: Operation<OpenDirectRoomData, OpenDirectRoomVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation OpenDirectRoom($userId:ID!$requestId:String){openDirectRoom(userId:$userId requestId:$requestId){id}}",
}

export type SendMessageData = { readonly sendMessage: MessageFields }
export type SendMessageVariables = { readonly roomId: string; readonly text: string; readonly requestId?: string | null | undefined }
export const SendMessage: Operation<SendMessageData, SendMessageVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SendMessage($roomId:ID!$text:String!$requestId:String){sendMessage(roomId:$roomId text:$text requestId:$requestId){...MessageFields}}fragment MessageFields on Message{id roomId text isMine createdAt editedAt deletedAt expiresAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type EditMessageData = { readonly editMessage: MessageFields }
export type EditMessageVariables = { readonly roomId: string; readonly messageId: string; readonly text: string; readonly requestId?: string | null | undefined }
export const EditMessage: Operation<EditMessageData, EditMessageVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation EditMessage($roomId:ID!$messageId:ID!$text:String!$requestId:String){editMessage(roomId:$roomId messageId:$messageId text:$text requestId:$requestId){...MessageFields}}fragment MessageFields on Message{id roomId text isMine createdAt editedAt deletedAt expiresAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeleteMessageData = { readonly deleteMessage: MessageFields }
export type DeleteMessageVariables = { readonly roomId: string; readonly messageId: string; readonly requestId?: string | null | undefined }
export const DeleteMessage: Operation<DeleteMessageData, DeleteMessageVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteMessage($roomId:ID!$messageId:ID!$requestId:String){deleteMessage(roomId:$roomId messageId:$messageId requestId:$requestId){...MessageFields}}fragment MessageFields on Message{id roomId text isMine createdAt editedAt deletedAt expiresAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MarkRoomReadData = { readonly markRoomRead: { readonly id: string; readonly unread: number } }
export type MarkRoomReadVariables = { readonly roomId: string; readonly requestId?: string | null | undefined }
export const MarkRoomRead: Operation<MarkRoomReadData, MarkRoomReadVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation MarkRoomRead($roomId:ID!$requestId:String){markRoomRead(roomId:$roomId requestId:$requestId){id unread}}",
}

export type MuteRoomData = { readonly muteRoom: { readonly id: string; readonly mutedUntil: string | null } }
export type MuteRoomVariables = { readonly roomId: string; readonly until?: string | null | undefined; readonly requestId?: string | null | undefined }
export const MuteRoom: Operation<MuteRoomData, MuteRoomVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation MuteRoom($roomId:ID!$until:String$requestId:String){muteRoom(roomId:$roomId until:$until requestId:$requestId){id mutedUntil}}",
}

export type UnmuteRoomData = { readonly unmuteRoom: { readonly id: string; readonly mutedUntil: string | null } }
export type UnmuteRoomVariables = { readonly roomId: string; readonly requestId?: string | null | undefined }
export const UnmuteRoom: Operation<UnmuteRoomData, UnmuteRoomVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UnmuteRoom($roomId:ID!$requestId:String){unmuteRoom(roomId:$roomId requestId:$requestId){id mutedUntil}}",
}

export type LeaveRoomData = { readonly leaveRoom: { readonly id: string; readonly hasLeft: boolean } }
export type LeaveRoomVariables = { readonly roomId: string; readonly requestId?: string | null | undefined }
export const LeaveRoom: Operation<LeaveRoomData, LeaveRoomVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation LeaveRoom($roomId:ID!$requestId:String){leaveRoom(roomId:$roomId requestId:$requestId){id hasLeft}}",
}

export type RejoinRoomData = { readonly rejoinRoom: { readonly id: string; readonly hasLeft: boolean } }
export type RejoinRoomVariables = { readonly roomId: string; readonly requestId?: string | null | undefined }
export const RejoinRoom: Operation<RejoinRoomData, RejoinRoomVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RejoinRoom($roomId:ID!$requestId:String){rejoinRoom(roomId:$roomId requestId:$requestId){id hasLeft}}",
}

export type SetMessageTtlData = { readonly setMessageTtl: { readonly id: string; readonly ttlSeconds: number | null } }
export type SetMessageTtlVariables = { readonly roomId: string; readonly ttlSeconds?: number | null | undefined; readonly requestId?: string | null | undefined }
export const SetMessageTtl: Operation<SetMessageTtlData, SetMessageTtlVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetMessageTtl($roomId:ID!$ttlSeconds:Int$requestId:String){setMessageTtl(roomId:$roomId ttlSeconds:$ttlSeconds requestId:$requestId){id ttlSeconds}}",
}

export type AcceptMessageRequestData = { readonly acceptMessageRequest: { readonly id: string; readonly request: 'declined' | 'pending' | null } }
export type AcceptMessageRequestVariables = { readonly roomId: string; readonly requestId?: string | null | undefined }
export const AcceptMessageRequest: Operation<AcceptMessageRequestData, AcceptMessageRequestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AcceptMessageRequest($roomId:ID!$requestId:String){acceptMessageRequest(roomId:$roomId requestId:$requestId){id request}}",
}

export type DeclineMessageRequestData = { readonly declineMessageRequest: { readonly id: string; readonly request: 'declined' | 'pending' | null } }
export type DeclineMessageRequestVariables = { readonly roomId: string; readonly requestId?: string | null | undefined }
export const DeclineMessageRequest: Operation<DeclineMessageRequestData, DeclineMessageRequestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeclineMessageRequest($roomId:ID!$requestId:String){declineMessageRequest(roomId:$roomId requestId:$requestId){id request}}",
}

export type MessageAddedData = { readonly messageAdded: { readonly kind: 'added' | 'deleted' | 'edited'; readonly requestId: string | null; readonly message: MessageFields } }
export type MessageAddedVariables = { readonly roomId: string }
export const MessageAdded: Operation<MessageAddedData, MessageAddedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription MessageAdded($roomId:ID!){messageAdded(roomId:$roomId){kind requestId message{...MessageFields}}}fragment MessageFields on Message{id roomId text isMine createdAt editedAt deletedAt expiresAt author{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type RoomPeopleData = { readonly roomMembers: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly joinedAt: string; readonly user: PersonFields | null }> } }
export type RoomPeopleVariables = { readonly roomId: string; readonly after?: string | null | undefined }
export const RoomPeople: Operation<RoomPeopleData, RoomPeopleVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query RoomPeople($roomId:ID!$after:String){roomMembers(roomId:$roomId first:50 after:$after){after items{joinedAt user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}
