// Generated from editor.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { WholeStartup } from '../startups.operations.ts'

export type CreateStartupData = { readonly createStartup: WholeStartup }
export type CreateStartupVariables = { readonly name: string; readonly tagline?: string | null | undefined; readonly requestId?: string | null | undefined }
export const CreateStartup: Operation<CreateStartupData, CreateStartupVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation CreateStartup($name:String!$tagline:String$requestId:String){createStartup(name:$name tagline:$tagline requestId:$requestId){...WholeStartup}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type UpdateStartupData = { readonly updateStartup: WholeStartup }
export type UpdateStartupVariables = { readonly startupId: string; readonly name?: string | null | undefined; readonly tagline?: string | null | undefined; readonly description?: string | null | undefined; readonly industry?: string | null | undefined; readonly location?: string | null | undefined; readonly stage?: 'GROWTH' | 'IDEA' | 'MVP' | 'SCALE' | null | undefined; readonly teamSize?: number | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly websiteUrl?: string | null | undefined; readonly fundingGoal?: number | null | undefined; readonly fundingRaised?: number | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateStartup: Operation<UpdateStartupData, UpdateStartupVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UpdateStartup($startupId:ID!$name:String$tagline:String$description:String$industry:String$location:String$stage:StartupStage$teamSize:Int$tags:[String!]$websiteUrl:String$fundingGoal:Float$fundingRaised:Float$requestId:String){updateStartup(startupId:$startupId name:$name tagline:$tagline description:$description industry:$industry location:$location stage:$stage teamSize:$teamSize tags:$tags websiteUrl:$websiteUrl fundingGoal:$fundingGoal fundingRaised:$fundingRaised requestId:$requestId){...WholeStartup}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type SetStartupStatusData = { readonly setStartupStatus: WholeStartup }
export type SetStartupStatusVariables = { readonly startupId: string; readonly status: 'ACTIVE' | 'DRAFT' | 'PENDING_REVIEW' | 'SUSPENDED'; readonly requestId?: string | null | undefined }
export const SetStartupStatus: Operation<SetStartupStatusData, SetStartupStatusVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetStartupStatus($startupId:ID!$status:StartupStatus!$requestId:String){setStartupStatus(startupId:$startupId status:$status requestId:$requestId){...WholeStartup}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type SetStartupVisibilityData = { readonly setStartupVisibility: WholeStartup }
export type SetStartupVisibilityVariables = { readonly startupId: string; readonly visibility: 'INVESTORS_ONLY' | 'PRIVATE' | 'PUBLIC'; readonly requestId?: string | null | undefined }
export const SetStartupVisibility: Operation<SetStartupVisibilityData, SetStartupVisibilityVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetStartupVisibility($startupId:ID!$visibility:StartupVisibility!$requestId:String){setStartupVisibility(startupId:$startupId visibility:$visibility requestId:$requestId){...WholeStartup}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type DeleteStartupData = { readonly deleteStartup: { readonly startupId: string } }
export type DeleteStartupVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const DeleteStartup: Operation<DeleteStartupData, DeleteStartupVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DeleteStartup($startupId:ID!$requestId:String){deleteStartup(startupId:$startupId requestId:$requestId){startupId}}",
}

export type SetLogoData = { readonly setLogo: { readonly id: string; readonly logoUrl: string | null } }
export type SetLogoVariables = { readonly startupId: string; readonly uploadId: string; readonly requestId?: string | null | undefined }
export const SetLogo: Operation<SetLogoData, SetLogoVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetLogo($startupId:ID!$uploadId:ID!$requestId:String){setLogo(startupId:$startupId uploadId:$uploadId requestId:$requestId){id logoUrl}}",
}

export type RemoveLogoData = { readonly removeLogo: { readonly id: string; readonly logoUrl: string | null } }
export type RemoveLogoVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const RemoveLogo: Operation<RemoveLogoData, RemoveLogoVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RemoveLogo($startupId:ID!$requestId:String){removeLogo(startupId:$startupId requestId:$requestId){id logoUrl}}",
}

export type RemoveMemberData = { readonly removeMember: { readonly userId: string } }
export type RemoveMemberVariables = { readonly startupId: string; readonly userId: string; readonly requestId?: string | null | undefined }
export const RemoveMember: Operation<RemoveMemberData, RemoveMemberVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RemoveMember($startupId:ID!$userId:ID!$requestId:String){removeMember(startupId:$startupId userId:$userId requestId:$requestId){userId}}",
}

export type StartupChangedData = { readonly startupChanged: { readonly part: 'access' | 'application' | 'deck' | 'deckView' | 'emailGrant' | 'figures' | 'member' | 'role' | 'startup'; readonly id: string; readonly requestId: string | null } }
export type StartupChangedVariables = { readonly startupId: string }
export const StartupChanged: Operation<StartupChangedData, StartupChangedVariables> = {
  kind: 'subscription',
  endpoint: '/collabhub/graphql',
  text: "subscription StartupChanged($startupId:ID!){startupChanged(startupId:$startupId){part id requestId}}",
}
