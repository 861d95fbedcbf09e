// Generated from users.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type HubPerson = { readonly id: string; readonly firstName: string; readonly lastName: string; readonly avatarUrl: string | null; readonly role: 'ADMIN' | 'FOUNDER' | 'INVESTOR' | 'TALENT' }

export type HubUser = HubPerson & { readonly bio: string | null; readonly skills: ReadonlyArray<string>; readonly linkedinUrl: string | null; readonly createdAt: string }

export type OwnProfile = { readonly id: string; readonly email: string; readonly firstName: string; readonly lastName: string; readonly avatarUrl: string | null; readonly bio: string | null; readonly skills: ReadonlyArray<string>; readonly linkedinUrl: string | null; readonly role: 'ADMIN' | 'FOUNDER' | 'INVESTOR' | 'TALENT'; readonly status: 'ACTIVE' | 'BANNED' | 'PENDING_VERIFICATION'; readonly subscriptionTier: 'ENTERPRISE' | 'FREE' | 'PRO'; readonly subscriptionStatus: 'ACTIVE' | 'CANCELLED' | 'NONE' | 'PAST_DUE'; readonly createdAt: string }

export type MeData = { readonly me: OwnProfile | null }
export type MeVariables = Record<string, never>
export const Me: Operation<MeData, MeVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query Me{me{...OwnProfile}}fragment OwnProfile on Profile{id email firstName lastName avatarUrl bio skills linkedinUrl role status subscriptionTier subscriptionStatus createdAt}",
}

export type SyncEmailData = { readonly syncEmail: OwnProfile }
export type SyncEmailVariables = { readonly requestId?: string | null | undefined }
export const SyncEmail: Operation<SyncEmailData, SyncEmailVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SyncEmail($requestId:String){syncEmail(requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{id email firstName lastName avatarUrl bio skills linkedinUrl role status subscriptionTier subscriptionStatus createdAt}",
}
