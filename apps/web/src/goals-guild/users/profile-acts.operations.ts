// Generated from profile-acts.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type RegisterUserData = { readonly registerUser: { readonly id: string; readonly nickname: string; readonly fullName: string; readonly timeZone: string | null; readonly avatarUrl: string | null; readonly roles: ReadonlyArray<'admin' | 'partner'>; readonly tags: ReadonlyArray<string>; readonly email: string } }
export type RegisterUserVariables = { readonly nickname: string; readonly fullName: string; readonly timeZone?: string | null | undefined; readonly requestId?: string | null | undefined }
export const RegisterUser: Operation<RegisterUserData, RegisterUserVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation RegisterUser($nickname:String!$fullName:String!$timeZone:String$requestId:String){registerUser(nickname:$nickname fullName:$fullName timeZone:$timeZone requestId:$requestId){id nickname fullName timeZone avatarUrl roles tags email}}",
}

export type SetTimeZoneData = { readonly updateProfile: { readonly id: string; readonly timeZone: string | null } }
export type SetTimeZoneVariables = { readonly timeZone: string; readonly requestId?: string | null | undefined }
export const SetTimeZone: Operation<SetTimeZoneData, SetTimeZoneVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetTimeZone($timeZone:String!$requestId:String){updateProfile(timeZone:$timeZone requestId:$requestId){id timeZone}}",
}

export type SetInterestsData = { readonly updateProfile: { readonly id: string; readonly tags: ReadonlyArray<string> } }
export type SetInterestsVariables = { readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const SetInterests: Operation<SetInterestsData, SetInterestsVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SetInterests($tags:[String!]$requestId:String){updateProfile(tags:$tags requestId:$requestId){id tags}}",
}

export type SyncEmailData = { readonly syncEmail: { readonly id: string; readonly email: string } }
export type SyncEmailVariables = { readonly requestId?: string | null | undefined }
export const SyncEmail: Operation<SyncEmailData, SyncEmailVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation SyncEmail($requestId:String){syncEmail(requestId:$requestId){id email}}",
}
