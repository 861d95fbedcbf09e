// Generated from admin.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { WholeStartup } from '../startups/startups.operations.ts'

export type AdminProfile = { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string; readonly avatarUrl: string | null; readonly bio: string | null; readonly skills: ReadonlyArray<string>; readonly role: 'ADMIN' | 'FOUNDER' | 'INVESTOR' | 'TALENT'; readonly status: 'ACTIVE' | 'BANNED' | 'PENDING_VERIFICATION'; readonly banReason: string | null; readonly subscriptionTier: 'ENTERPRISE' | 'FREE' | 'PRO'; readonly createdAt: string }

export type ModerationQueueData = { readonly moderationQueue: { readonly after: string | null; readonly items: ReadonlyArray<WholeStartup> } }
export type ModerationQueueVariables = { readonly after?: string | null | undefined }
export const ModerationQueue: Operation<ModerationQueueData, ModerationQueueVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ModerationQueue($after:String){moderationQueue(first:50 after:$after){after items{...WholeStartup}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type ReviewStartupData = { readonly reviewStartup: WholeStartup }
export type ReviewStartupVariables = { readonly startupId: string; readonly status: 'ACTIVE' | 'DRAFT' | 'PENDING_REVIEW' | 'SUSPENDED'; readonly notes?: string | null | undefined; readonly requestId?: string | null | undefined }
export const ReviewStartup: Operation<ReviewStartupData, ReviewStartupVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation ReviewStartup($startupId:ID!$status:StartupStatus!$notes:String$requestId:String){reviewStartup(startupId:$startupId status:$status notes:$notes requestId:$requestId){...WholeStartup}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type UsersByRoleData = { readonly usersByRole: { readonly after: string | null; readonly items: ReadonlyArray<AdminProfile> } }
export type UsersByRoleVariables = { readonly role: 'ADMIN' | 'FOUNDER' | 'INVESTOR' | 'TALENT'; readonly after?: string | null | undefined }
export const UsersByRole: Operation<UsersByRoleData, UsersByRoleVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query UsersByRole($role:UserRole!$after:String){usersByRole(role:$role first:50 after:$after){after items{...AdminProfile}}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type UsersByStatusData = { readonly usersByStatus: { readonly after: string | null; readonly items: ReadonlyArray<AdminProfile> } }
export type UsersByStatusVariables = { readonly status: 'ACTIVE' | 'BANNED' | 'PENDING_VERIFICATION'; readonly after?: string | null | undefined }
export const UsersByStatus: Operation<UsersByStatusData, UsersByStatusVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query UsersByStatus($status:UserStatus!$after:String){usersByStatus(status:$status first:50 after:$after){after items{...AdminProfile}}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type ProfileByIdData = { readonly profile: AdminProfile }
export type ProfileByIdVariables = { readonly userId: string }
export const ProfileById: Operation<ProfileByIdData, ProfileByIdVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ProfileById($userId:ID!){profile(userId:$userId){...AdminProfile}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type ProfileByEmailData = { readonly profileByEmail: AdminProfile }
export type ProfileByEmailVariables = { readonly email: string }
export const ProfileByEmail: Operation<ProfileByEmailData, ProfileByEmailVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ProfileByEmail($email:String!){profileByEmail(email:$email){...AdminProfile}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type BanUserData = { readonly banUser: AdminProfile }
export type BanUserVariables = { readonly userId: string; readonly reason: string; readonly requestId?: string | null | undefined }
export const BanUser: Operation<BanUserData, BanUserVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation BanUser($userId:ID!$reason:String!$requestId:String){banUser(userId:$userId reason:$reason requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type UnbanUserData = { readonly unbanUser: AdminProfile }
export type UnbanUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const UnbanUser: Operation<UnbanUserData, UnbanUserVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UnbanUser($userId:ID!$requestId:String){unbanUser(userId:$userId requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type SetUserRoleData = { readonly setUserRole: AdminProfile }
export type SetUserRoleVariables = { readonly userId: string; readonly role: 'ADMIN' | 'FOUNDER' | 'INVESTOR' | 'TALENT'; readonly requestId?: string | null | undefined }
export const SetUserRole: Operation<SetUserRoleData, SetUserRoleVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetUserRole($userId:ID!$role:UserRole!$requestId:String){setUserRole(userId:$userId role:$role requestId:$requestId){...AdminProfile}}fragment AdminProfile on Profile{id email firstName lastName avatarUrl bio skills role status banReason subscriptionTier createdAt}",
}

export type EntitiesByTimeData = { readonly entitiesByTime: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly id: string; readonly entityType: 'ACCESS_REQUEST' | 'APPLICATION' | 'AUDIT_LOG' | 'CONVERSATION' | 'MESSAGE' | 'NOTIFICATION' | 'STARTUP' | 'STARTUP_ROLE' | 'SUBSCRIPTION' | 'USER'; readonly createdAt: string }> } }
export type EntitiesByTimeVariables = { readonly type: 'ACCESS_REQUEST' | 'APPLICATION' | 'AUDIT_LOG' | 'CONVERSATION' | 'MESSAGE' | 'NOTIFICATION' | 'STARTUP' | 'STARTUP_ROLE' | 'SUBSCRIPTION' | 'USER'; readonly from?: string | null | undefined; readonly to?: string | null | undefined; readonly after?: string | null | undefined }
export const EntitiesByTime: Operation<EntitiesByTimeData, EntitiesByTimeVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query EntitiesByTime($type:EntityType!$from:String$to:String$after:String){entitiesByTime(type:$type from:$from to:$to first:50 after:$after){after items{id entityType createdAt}}}",
}

export type ReviewsChangedData = { readonly reviewsChanged: { readonly part: 'report' | 'startup'; readonly id: string; readonly requestId: string | null } }
export type ReviewsChangedVariables = Record<string, never>
export const ReviewsChanged: Operation<ReviewsChangedData, ReviewsChangedVariables> = {
  kind: 'subscription',
  endpoint: '/collabhub/graphql',
  text: "subscription ReviewsChanged{reviewsChanged{part id requestId}}",
}

export type SetShardsData = { readonly setShards: { readonly hotKey: 'AUDIT_LOG' | 'STARTUP' | 'STARTUP_ROLE' | 'SUBSCRIPTION' | 'USER'; readonly count: number; readonly highest: number } }
export type SetShardsVariables = { readonly hotKey: 'AUDIT_LOG' | 'STARTUP' | 'STARTUP_ROLE' | 'SUBSCRIPTION' | 'USER'; readonly count: number; readonly requestId?: string | null | undefined }
export const SetShards: Operation<SetShardsData, SetShardsVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetShards($hotKey:HotKey!$count:Int!$requestId:String){setShards(hotKey:$hotKey count:$count requestId:$requestId){hotKey count highest}}",
}
