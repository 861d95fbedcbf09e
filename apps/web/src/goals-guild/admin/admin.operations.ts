// Generated from admin.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type AdminProfileFields = { readonly id: string; readonly nickname: string; readonly fullName: string; readonly email: string; readonly roles: ReadonlyArray<'admin' | 'partner'>; readonly status: 'active' | 'deleted' | 'suspended'; readonly tier: 'free' | 'pro'; readonly createdAt: string }

export type AdminProfileData = { readonly profile: AdminProfileFields }
export type AdminProfileVariables = { readonly id: string }
export const AdminProfile: Operation<AdminProfileData, AdminProfileVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query AdminProfile($id:ID!){profile(id:$id){...AdminProfileFields}}fragment AdminProfileFields on Profile{id nickname fullName email roles status tier createdAt}",
}

export type AdminProfileByEmailData = { readonly profileByEmail: AdminProfileFields }
export type AdminProfileByEmailVariables = { readonly email: string }
export const AdminProfileByEmail: Operation<AdminProfileByEmailData, AdminProfileByEmailVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query AdminProfileByEmail($email:String!){profileByEmail(email:$email){...AdminProfileFields}}fragment AdminProfileFields on Profile{id nickname fullName email roles status tier createdAt}",
}

export type AdminPromotionData = { readonly promotion: { readonly actorId: string; readonly isPromoted: boolean; readonly reason: 'followers' | 'volume' | null; readonly since: string | null; readonly through: string | null } }
export type AdminPromotionVariables = { readonly actorId: string }
export const AdminPromotion: Operation<AdminPromotionData, AdminPromotionVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query AdminPromotion($actorId:ID!){promotion(actorId:$actorId){actorId isPromoted reason since through}}",
}

export type SuspendUserData = { readonly suspendUser: AdminProfileFields }
export type SuspendUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const SuspendUser: Operation<SuspendUserData, SuspendUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SuspendUser($userId:ID!$requestId:String){suspendUser(userId:$userId requestId:$requestId){...AdminProfileFields}}fragment AdminProfileFields on Profile{id nickname fullName email roles status tier createdAt}",
}

export type UnsuspendUserData = { readonly unsuspendUser: AdminProfileFields }
export type UnsuspendUserVariables = { readonly userId: string; readonly requestId?: string | null | undefined }
export const UnsuspendUser: Operation<UnsuspendUserData, UnsuspendUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UnsuspendUser($userId:ID!$requestId:String){unsuspendUser(userId:$userId requestId:$requestId){...AdminProfileFields}}fragment AdminProfileFields on Profile{id nickname fullName email roles status tier createdAt}",
}

export type SetUserRolesData = { readonly setUserRoles: AdminProfileFields }
export type SetUserRolesVariables = { readonly userId: string; readonly roles: ReadonlyArray<'admin' | 'partner'>; readonly requestId?: string | null | undefined }
export const SetUserRoles: Operation<SetUserRolesData, SetUserRolesVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetUserRoles($userId:ID!$roles:[Role!]!$requestId:String){setUserRoles(userId:$userId roles:$roles requestId:$requestId){...AdminProfileFields}}fragment AdminProfileFields on Profile{id nickname fullName email roles status tier createdAt}",
}

export type SetUserTierData = { readonly setUserTier: AdminProfileFields }
export type SetUserTierVariables = { readonly userId: string; readonly tier: 'free' | 'pro'; readonly requestId?: string | null | undefined }
export const SetUserTier: Operation<SetUserTierData, SetUserTierVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetUserTier($userId:ID!$tier:Tier!$requestId:String){setUserTier(userId:$userId tier:$tier requestId:$requestId){...AdminProfileFields}}fragment AdminProfileFields on Profile{id nickname fullName email roles status tier createdAt}",
}

export type SetFollowerShardsData = { readonly setFollowerShards: { readonly shards: number; readonly highest: number } }
export type SetFollowerShardsVariables = { readonly userId: string; readonly shards: number; readonly requestId?: string | null | undefined }
export const SetFollowerShards: Operation<SetFollowerShardsData, SetFollowerShardsVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetFollowerShards($userId:ID!$shards:Int!$requestId:String){setFollowerShards(userId:$userId shards:$shards requestId:$requestId){shards highest}}",
}

export type PromoteActorData = { readonly promoteActor: { readonly actorId: string; readonly isPromoted: boolean } }
export type PromoteActorVariables = { readonly actorId: string; readonly reason?: 'followers' | 'volume' | null | undefined; readonly requestId?: string | null | undefined }
export const PromoteActor: Operation<PromoteActorData, PromoteActorVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation PromoteActor($actorId:ID!$reason:PromotionReason$requestId:String){promoteActor(actorId:$actorId reason:$reason requestId:$requestId){actorId isPromoted}}",
}

export type DemoteActorData = { readonly demoteActor: { readonly actorId: string; readonly isPromoted: boolean } }
export type DemoteActorVariables = { readonly actorId: string; readonly requestId?: string | null | undefined }
export const DemoteActor: Operation<DemoteActorData, DemoteActorVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DemoteActor($actorId:ID!$requestId:String){demoteActor(actorId:$actorId requestId:$requestId){actorId isPromoted}}",
}

export type DeleteQuestData = { readonly deleteQuest: { readonly questId: string } }
export type DeleteQuestVariables = { readonly questId: string; readonly requestId?: string | null | undefined }
export const DeleteQuest: Operation<DeleteQuestData, DeleteQuestVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteQuest($questId:ID!$requestId:String){deleteQuest(questId:$questId requestId:$requestId){questId}}",
}
