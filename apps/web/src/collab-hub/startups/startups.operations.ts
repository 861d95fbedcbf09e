// Generated from startups.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'
import type { HubPerson } from '../users/users.operations.ts'

export type StartupCard = { readonly id: string; readonly name: string; readonly tagline: string; readonly industry: string; readonly location: string; readonly stage: 'GROWTH' | 'IDEA' | 'MVP' | 'SCALE'; readonly tags: ReadonlyArray<string>; readonly logoUrl: string | null; readonly sight: 'ADMIN' | 'CARD' | 'FIGURES' | 'OWNER' | 'READ' }

export type WholeStartup = StartupCard & { readonly description: string | null; readonly websiteUrl: string | null; readonly teamSize: number | null; readonly visibility: 'INVESTORS_ONLY' | 'PRIVATE' | 'PUBLIC' | null; readonly status: 'ACTIVE' | 'DRAFT' | 'PENDING_REVIEW' | 'SUSPENDED' | null; readonly createdAt: string | null; readonly updatedAt: string | null; readonly accessLevel: 'FULL_ACCESS' | 'VIEW_DECK' | 'VIEW_PROFILE' | null; readonly fundingGoal: number | null; readonly fundingRaised: number | null; readonly founderContact: string | null; readonly reviewNotes: string | null; readonly appealedAt: string | null; readonly founder: HubPerson | null }

export type StartupsData = { readonly startups: { readonly after: string | null; readonly items: ReadonlyArray<StartupCard> } }
export type StartupsVariables = { readonly visibility?: 'INVESTORS_ONLY' | 'PUBLIC' | null | undefined; readonly after?: string | null | undefined }
export const Startups: Operation<StartupsData, StartupsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Startups($visibility:ListedVisibility$after:String){startups(visibility:$visibility first:24 after:$after){after items{...StartupCard}}}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}",
}

export type StartupData = { readonly startup: WholeStartup }
export type StartupVariables = { readonly startupId: string }
export const Startup: Operation<StartupData, StartupVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Startup($startupId:ID!){startup(startupId:$startupId){...WholeStartup}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type TeamData = { readonly team: { readonly after: string | null; readonly items: ReadonlyArray<{ readonly userId: string; readonly roleId: string | null; readonly createdAt: string; readonly user: HubPerson }> } }
export type TeamVariables = { readonly startupId: string; readonly after?: string | null | undefined }
export const Team: Operation<TeamData, TeamVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Team($startupId:ID!$after:String){team(startupId:$startupId first:50 after:$after){after items{userId roleId createdAt user{...HubPerson}}}}fragment HubPerson on User{id firstName lastName avatarUrl role}",
}

export type MyStartupsData = { readonly myStartups: { readonly after: string | null; readonly items: ReadonlyArray<WholeStartup> } }
export type MyStartupsVariables = { readonly after?: string | null | undefined }
export const MyStartups: Operation<MyStartupsData, MyStartupsVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query MyStartups($after:String){myStartups(first:50 after:$after){after items{...WholeStartup}}}fragment HubPerson on User{id firstName lastName avatarUrl role}fragment StartupCard on Startup{id name tagline industry location stage tags logoUrl sight}fragment WholeStartup on Startup{...StartupCard description websiteUrl teamSize visibility status createdAt updatedAt accessLevel fundingGoal fundingRaised founderContact reviewNotes appealedAt founder{...HubPerson}}",
}

export type LeaveStartupData = { readonly leaveStartup: { readonly startupId: string } }
export type LeaveStartupVariables = { readonly startupId: string; readonly requestId?: string | null | undefined }
export const LeaveStartup: Operation<LeaveStartupData, LeaveStartupVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation LeaveStartup($startupId:ID!$requestId:String){leaveStartup(startupId:$startupId requestId:$requestId){startupId}}",
}
