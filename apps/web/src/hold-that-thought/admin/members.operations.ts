// Generated from members.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type AdminProfile = { readonly userId: string; readonly email: string; readonly displayName: string; readonly photoUrl: string | null; readonly bio: string | null; readonly familyRelationship: string | null; readonly status: 'active' | 'deleted' | 'inactive'; readonly groups: ReadonlyArray<string>; readonly personId: string | null; readonly mediaUploadCount: number; readonly createdAt: string }

export type PendingUsersData = { readonly pendingUsers: { readonly after: string | null; readonly items: ReadonlyArray<AdminProfile> } }
export type PendingUsersVariables = { readonly after?: string | null | undefined }
export const PendingUsers: Operation<PendingUsersData, PendingUsersVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query PendingUsers($after:String){pendingUsers(first:50 after:$after){after items{...AdminProfile}}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type InactiveUsersData = { readonly inactiveUsers: { readonly after: string | null; readonly items: ReadonlyArray<AdminProfile> } }
export type InactiveUsersVariables = { readonly after?: string | null | undefined }
export const InactiveUsers: Operation<InactiveUsersData, InactiveUsersVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query InactiveUsers($after:String){inactiveUsers(first:50 after:$after){after items{...AdminProfile}}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type ProfileOfData = { readonly profile: AdminProfile }
export type ProfileOfVariables = { readonly userId: string }
export const ProfileOf: Operation<ProfileOfData, ProfileOfVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query ProfileOf($userId:ID!){profile(userId:$userId){...AdminProfile}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type OpenInvitationsData = { readonly invitations: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly email: string; readonly name: string | null; readonly message: string | null; readonly createdAt: string; readonly expiresAt: string }> } }
export type OpenInvitationsVariables = { readonly after?: string | null | undefined }
export const OpenInvitations: Operation<OpenInvitationsData, OpenInvitationsVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query OpenInvitations($after:String){invitations(first:50 after:$after){after items{email name message createdAt expiresAt}}}",
}

export type ApproveUserData = { readonly approveUser: AdminProfile }
export type ApproveUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const ApproveUser: Operation<ApproveUserData, ApproveUserVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ApproveUser($userId:ID!$requestId:String){approveUser(userId:$userId requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type DeactivateUserData = { readonly deactivateUser: AdminProfile }
export type DeactivateUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const DeactivateUser: Operation<DeactivateUserData, DeactivateUserVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeactivateUser($userId:ID!$requestId:String){deactivateUser(userId:$userId requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type ReactivateUserData = { readonly reactivateUser: AdminProfile }
export type ReactivateUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const ReactivateUser: Operation<ReactivateUserData, ReactivateUserVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ReactivateUser($userId:ID!$requestId:String){reactivateUser(userId:$userId requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type SetUserAdminData = { readonly setUserAdmin: AdminProfile }
export type SetUserAdminVariables = { readonly userId: string; readonly isAdmin: boolean; readonly requestId?: string | null | undefined }
export const SetUserAdmin: Operation<SetUserAdminData, SetUserAdminVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation SetUserAdmin($userId:ID!$isAdmin:Boolean!$requestId:String){setUserAdmin(userId:$userId isAdmin:$isAdmin requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{userId email displayName photoUrl bio familyRelationship status groups personId mediaUploadCount createdAt}",
}

export type InviteRelativeData = { readonly inviteRelative: { readonly email: string } }
export type InviteRelativeVariables = { readonly email: string; readonly name?: string | null | undefined; readonly message?: string | null | undefined; readonly requestId?: string | null | undefined }
export const InviteRelative: Operation<InviteRelativeData, InviteRelativeVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation InviteRelative($email:String!$name:String$message:String$requestId:String){inviteRelative(email:$email name:$name message:$message requestId:$requestId){email}}",
}

export type CancelInvitationData = { readonly cancelInvitation: { readonly email: string } }
export type CancelInvitationVariables = { readonly email: string; readonly requestId?: string | null | undefined }
export const CancelInvitation: Operation<CancelInvitationData, CancelInvitationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation CancelInvitation($email:String!$requestId:String){cancelInvitation(email:$email requestId:$requestId){email}}",
}
