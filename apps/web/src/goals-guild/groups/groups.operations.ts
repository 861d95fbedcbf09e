// Generated from groups.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { ActivityFields } from '../feed/feed.operations.ts'
import type { GoalCardFields } from '../goals/goals.operations.ts'
import type { PersonFields } from '../users/users.operations.ts'
import type { StandingFields } from '../quests/quests.operations.ts'

export type GroupFields = { readonly id: string; readonly name: string; readonly description: string; readonly tags: ReadonlyArray<string>; readonly access: 'approval' | 'invite' | 'open'; readonly isPersistent: boolean; readonly memberCount: number; readonly myRole: 'admin' | 'member' | 'owner' | null; readonly amInvited: boolean; readonly archivedAt: string | null; readonly roomId: string | null; readonly owner: PersonFields | null }

export type MyGroupsData = { readonly myGroups: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly role: 'admin' | 'member' | 'owner'; readonly group: GroupFields }> } }
export type MyGroupsVariables = { readonly after?: string | null | undefined }
export const MyGroups: Operation<MyGroupsData, MyGroupsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MyGroups($after:String){myGroups(first:30 after:$after){after items{role group{...GroupFields}}}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MyGroupInvitesData = { readonly myGroupInvites: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly groupId: string; readonly createdAt: string; readonly group: GroupFields | null; readonly inviter: PersonFields | null }> } }
export type MyGroupInvitesVariables = { readonly after?: string | null | undefined }
export const MyGroupInvites: Operation<MyGroupInvitesData, MyGroupInvitesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MyGroupInvites($after:String){myGroupInvites(first:30 after:$after){after items{groupId createdAt group{...GroupFields}inviter{...PersonFields}}}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type MyJoinRequestsData = { readonly myJoinRequests: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly groupId: string; readonly createdAt: string; readonly group: GroupFields | null }> } }
export type MyJoinRequestsVariables = { readonly after?: string | null | undefined }
export const MyJoinRequests: Operation<MyJoinRequestsData, MyJoinRequestsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MyJoinRequests($after:String){myJoinRequests(first:30 after:$after){after items{groupId createdAt group{...GroupFields}}}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type GroupsByTagData = { readonly groupsByTag: { readonly after: string | null; readonly items: ReadonlyArray<GroupFields> } }
export type GroupsByTagVariables = { readonly tag: string; readonly after?: string | null | undefined }
export const GroupsByTag: Operation<GroupsByTagData, GroupsByTagVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupsByTag($tag:String!$after:String){groupsByTag(tag:$tag first:12 after:$after){after items{...GroupFields}}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type ShownGroupData = { readonly group: GroupFields }
export type ShownGroupVariables = { readonly groupId: string }
export const ShownGroup: Operation<ShownGroupData, ShownGroupVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query ShownGroup($groupId:ID!){group(groupId:$groupId){...GroupFields}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type GroupFeedData = { readonly activitiesOfGroup: { readonly after: string | null; readonly items: ReadonlyArray<ActivityFields> } }
export type GroupFeedVariables = { readonly groupId: string; readonly after?: string | null | undefined }
export const GroupFeed: Operation<GroupFeedData, GroupFeedVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupFeed($groupId:ID!$after:String){activitiesOfGroup(groupId:$groupId first:15 after:$after){after items{...ActivityFields}}}fragment ActivityFields on Activity{id actorId verb detail objectType objectId goalId goal{id title}percentage rewardXp groupId groupName text tags visibility createdAt author{...PersonFields}media{url smallUrl width height}commentCount reactions{emoji count isMine}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type GroupGoalsData = { readonly groupGoals: { readonly after: string | null; readonly items: ReadonlyArray<GoalCardFields> } }
export type GroupGoalsVariables = { readonly groupId: string; readonly after?: string | null | undefined }
export const GroupGoals: Operation<GroupGoalsData, GroupGoalsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupGoals($groupId:ID!$after:String){groupGoals(groupId:$groupId first:12 after:$after){after items{...GoalCardFields}}}fragment GoalCardFields on Goal{id title status visibility deadline progress taskCount doneCount role milestones(first:20){items{id name percentage achieved achievedAt}}}",
}

export type GroupMembersData = { readonly groupMembers: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly role: 'admin' | 'member' | 'owner'; readonly user: PersonFields }> } }
export type GroupMembersVariables = { readonly groupId: string; readonly after?: string | null | undefined }
export const GroupMembers: Operation<GroupMembersData, GroupMembersVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupMembers($groupId:ID!$after:String){groupMembers(groupId:$groupId first:50 after:$after){after items{role user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type GroupRequestsData = { readonly joinRequests: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly userId: string; readonly user: PersonFields | null }> } }
export type GroupRequestsVariables = { readonly groupId: string; readonly after?: string | null | undefined }
export const GroupRequests: Operation<GroupRequestsData, GroupRequestsVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupRequests($groupId:ID!$after:String){joinRequests(groupId:$groupId first:30 after:$after){after items{userId user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type GroupInvitesData = { readonly groupInvites: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly userId: string; readonly user: PersonFields | null }> } }
export type GroupInvitesVariables = { readonly groupId: string; readonly after?: string | null | undefined }
export const GroupInvites: Operation<GroupInvitesData, GroupInvitesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupInvites($groupId:ID!$after:String){groupInvites(groupId:$groupId first:30 after:$after){after items{userId user{...PersonFields}}}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type GroupBoardData = { readonly groupLeaderboard: { readonly after: string | null; readonly items: ReadonlyArray<StandingFields> } }
export type GroupBoardVariables = { readonly groupId: string; readonly after?: string | null | undefined }
export const GroupBoard: Operation<GroupBoardData, GroupBoardVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query GroupBoard($groupId:ID!$after:String){groupLeaderboard(groupId:$groupId first:50 after:$after){after items{...StandingFields}}}fragment PersonFields on User{id nickname fullName avatarUrl level}fragment StandingFields on Standing{xp level user{...PersonFields}}",
}

export type CreateGroupData = { readonly createGroup: { readonly id: string } }
export type CreateGroupVariables = { readonly name: string; readonly description?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly access?: 'approval' | 'invite' | 'open' | null | undefined; readonly isPersistent?: boolean | null | undefined; readonly withRoom?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const CreateGroup: Operation<CreateGroupData, CreateGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CreateGroup($name:String!$description:String$tags:[String!]$access:GroupAccess$isPersistent:Boolean$withRoom:Boolean$requestId:String){createGroup(name:$name description:$description tags:$tags access:$access isPersistent:$isPersistent withRoom:$withRoom requestId:$requestId){id}}",
}

export type UpdateGroupData = { readonly updateGroup: GroupFields }
export type UpdateGroupVariables = { readonly groupId: string; readonly name?: string | null | undefined; readonly description?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly access?: 'approval' | 'invite' | 'open' | null | undefined; readonly isPersistent?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateGroup: Operation<UpdateGroupData, UpdateGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateGroup($groupId:ID!$name:String$description:String$tags:[String!]$access:GroupAccess$isPersistent:Boolean$requestId:String){updateGroup(groupId:$groupId name:$name description:$description tags:$tags access:$access isPersistent:$isPersistent requestId:$requestId){...GroupFields}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type JoinGroupData = { readonly joinGroup: { readonly groupId: string; readonly state: 'member' | 'requested' } }
export type JoinGroupVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const JoinGroup: Operation<JoinGroupData, JoinGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation JoinGroup($groupId:ID!$requestId:String){joinGroup(groupId:$groupId requestId:$requestId){groupId state}}",
}

export type LeaveGroupData = { readonly leaveGroup: { readonly groupId: string } }
export type LeaveGroupVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const LeaveGroup: Operation<LeaveGroupData, LeaveGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation LeaveGroup($groupId:ID!$requestId:String){leaveGroup(groupId:$groupId requestId:$requestId){groupId}}",
}

export type CancelJoinRequestData = { readonly cancelJoinRequest: { readonly groupId: string } }
export type CancelJoinRequestVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const CancelJoinRequest: Operation<CancelJoinRequestData, CancelJoinRequestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CancelJoinRequest($groupId:ID!$requestId:String){cancelJoinRequest(groupId:$groupId requestId:$requestId){groupId}}",
}

export type AcceptGroupInviteData = { readonly acceptGroupInvite: { readonly groupId: string; readonly state: 'member' | 'requested' } }
export type AcceptGroupInviteVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const AcceptGroupInvite: Operation<AcceptGroupInviteData, AcceptGroupInviteVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation AcceptGroupInvite($groupId:ID!$requestId:String){acceptGroupInvite(groupId:$groupId requestId:$requestId){groupId state}}",
}

export type DeclineGroupInviteData = { readonly declineGroupInvite: { readonly groupId: string } }
export type DeclineGroupInviteVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const DeclineGroupInvite: Operation<DeclineGroupInviteData, DeclineGroupInviteVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeclineGroupInvite($groupId:ID!$requestId:String){declineGroupInvite(groupId:$groupId requestId:$requestId){groupId}}",
}

export type ApproveJoinRequestData = { readonly approveJoinRequest: { readonly userId: string } }
export type ApproveJoinRequestVariables = { readonly groupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const ApproveJoinRequest: Operation<ApproveJoinRequestData, ApproveJoinRequestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation ApproveJoinRequest($groupId:ID!$userId:ID!$requestId:String){approveJoinRequest(groupId:$groupId userId:$userId requestId:$requestId){userId}}",
}

export type DeclineJoinRequestData = { readonly declineJoinRequest: { readonly userId: string } }
export type DeclineJoinRequestVariables = { readonly groupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const DeclineJoinRequest: Operation<DeclineJoinRequestData, DeclineJoinRequestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeclineJoinRequest($groupId:ID!$userId:ID!$requestId:String){declineJoinRequest(groupId:$groupId userId:$userId requestId:$requestId){userId}}",
}

export type InviteToGroupData = { readonly inviteToGroup: { readonly userId: string } }
export type InviteToGroupVariables = { readonly groupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const InviteToGroup: Operation<InviteToGroupData, InviteToGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation InviteToGroup($groupId:ID!$userId:ID!$requestId:String){inviteToGroup(groupId:$groupId userId:$userId requestId:$requestId){userId}}",
}

export type CancelGroupInviteData = { readonly cancelGroupInvite: { readonly userId: string } }
export type CancelGroupInviteVariables = { readonly groupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const CancelGroupInvite: Operation<CancelGroupInviteData, CancelGroupInviteVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation CancelGroupInvite($groupId:ID!$userId:ID!$requestId:String){cancelGroupInvite(groupId:$groupId userId:$userId requestId:$requestId){userId}}",
}

export type RemoveMemberData = { readonly removeMember: { readonly userId: string } }
export type RemoveMemberVariables = { readonly groupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const RemoveMember: Operation<RemoveMemberData, RemoveMemberVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RemoveMember($groupId:ID!$userId:ID!$requestId:String){removeMember(groupId:$groupId userId:$userId requestId:$requestId){userId}}",
}

export type SetMemberRoleData = { readonly setMemberRole: { readonly userId: string; readonly role: 'admin' | 'member' | 'owner' } }
export type SetMemberRoleVariables = { readonly groupId: string; readonly userId: string; readonly role: 'admin' | 'member' | 'owner'; readonly requestId?: string | null | undefined }
export const SetMemberRole: Operation<SetMemberRoleData, SetMemberRoleVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetMemberRole($groupId:ID!$userId:ID!$role:GroupRole!$requestId:String){setMemberRole(groupId:$groupId userId:$userId role:$role requestId:$requestId){userId role}}",
}

export type TransferGroupData = { readonly transferGroup: GroupFields }
export type TransferGroupVariables = { readonly groupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const TransferGroup: Operation<TransferGroupData, TransferGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation TransferGroup($groupId:ID!$userId:ID!$requestId:String){transferGroup(groupId:$groupId userId:$userId requestId:$requestId){...GroupFields}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type ArchiveGroupData = { readonly archiveGroup: GroupFields }
export type ArchiveGroupVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const ArchiveGroup: Operation<ArchiveGroupData, ArchiveGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation ArchiveGroup($groupId:ID!$requestId:String){archiveGroup(groupId:$groupId requestId:$requestId){...GroupFields}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type UnarchiveGroupData = { readonly unarchiveGroup: GroupFields }
export type UnarchiveGroupVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const UnarchiveGroup: Operation<UnarchiveGroupData, UnarchiveGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UnarchiveGroup($groupId:ID!$requestId:String){unarchiveGroup(groupId:$groupId requestId:$requestId){...GroupFields}}fragment GroupFields on Group{id name description tags access isPersistent memberCount myRole amInvited archivedAt roomId owner{...PersonFields}}fragment PersonFields on User{id nickname fullName avatarUrl level}",
}

export type DeleteGroupData = { readonly deleteGroup: { readonly groupId: string } }
export type DeleteGroupVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const DeleteGroup: Operation<DeleteGroupData, DeleteGroupVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteGroup($groupId:ID!$requestId:String){deleteGroup(groupId:$groupId requestId:$requestId){groupId}}",
}

export type OpenGroupRoomData = { readonly openGroupRoom: { readonly id: string; readonly roomId: string | null } }
export type OpenGroupRoomVariables = { readonly groupId: string; readonly requestId?: string | null | undefined }
export const OpenGroupRoom: Operation<OpenGroupRoomData, OpenGroupRoomVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation OpenGroupRoom($groupId:ID!$requestId:String){openGroupRoom(groupId:$groupId requestId:$requestId){id roomId}}",
}

export type GroupChangedData = { readonly groupChanged: { readonly part: 'activity' | 'goal' | 'group' | 'invite' | 'member' | 'request'; readonly requestId: string | null } }
export type GroupChangedVariables = { readonly groupId: string }
export const GroupChanged: Operation<GroupChangedData, GroupChangedVariables> = {
  kind: 'subscription',
  endpoint: '/goalsguild/graphql',
  text: "subscription GroupChanged($groupId:ID!){groupChanged(groupId:$groupId){part requestId}}",
}
