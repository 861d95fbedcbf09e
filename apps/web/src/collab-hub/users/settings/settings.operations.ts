// Generated from settings.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { OwnProfile } from '../users.operations.ts'

export type UpdateProfileData = { readonly updateProfile: OwnProfile }
export type UpdateProfileVariables = { readonly firstName?: string | null | undefined; readonly lastName?: string | null | undefined; readonly bio?: string | null | undefined; readonly linkedinUrl?: string | null | undefined; readonly skills?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateProfile: Operation<UpdateProfileData, UpdateProfileVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UpdateProfile($firstName:String$lastName:String$bio:String$linkedinUrl:String$skills:[String!]$requestId:String){updateProfile(firstName:$firstName lastName:$lastName bio:$bio linkedinUrl:$linkedinUrl skills:$skills requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{id email firstName lastName avatarUrl bio skills linkedinUrl role status subscriptionTier subscriptionStatus createdAt}",
}

export type SetAvatarData = { readonly setAvatar: { readonly id: string; readonly avatarUrl: string | null } }
export type SetAvatarVariables = { readonly uploadId: string; readonly requestId?: string | null | undefined }
export const SetAvatar: Operation<SetAvatarData, SetAvatarVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation SetAvatar($uploadId:ID!$requestId:String){setAvatar(uploadId:$uploadId requestId:$requestId){id avatarUrl}}",
}

export type RemoveAvatarData = { readonly removeAvatar: { readonly id: string; readonly avatarUrl: string | null } }
export type RemoveAvatarVariables = { readonly requestId?: string | null | undefined }
export const RemoveAvatar: Operation<RemoveAvatarData, RemoveAvatarVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation RemoveAvatar($requestId:String){removeAvatar(requestId:$requestId){id avatarUrl}}",
}

export type MailPreferencesData = { readonly myPreferences: { readonly emailOnApplicationUpdate: boolean; readonly emailOnAccessRequest: boolean; readonly emailOnMessage: boolean; readonly emailOnSystem: boolean } }
export type MailPreferencesVariables = Record<string, never>
export const MailPreferences: Operation<MailPreferencesData, MailPreferencesVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query MailPreferences{myPreferences{emailOnApplicationUpdate emailOnAccessRequest emailOnMessage emailOnSystem}}",
}

export type UpdateMailPreferencesData = { readonly updatePreferences: { readonly emailOnApplicationUpdate: boolean; readonly emailOnAccessRequest: boolean; readonly emailOnMessage: boolean; readonly emailOnSystem: boolean } }
export type UpdateMailPreferencesVariables = { readonly emailOnApplicationUpdate?: boolean | null | undefined; readonly emailOnAccessRequest?: boolean | null | undefined; readonly emailOnMessage?: boolean | null | undefined; readonly emailOnSystem?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateMailPreferences: Operation<UpdateMailPreferencesData, UpdateMailPreferencesVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation UpdateMailPreferences($emailOnApplicationUpdate:Boolean$emailOnAccessRequest:Boolean$emailOnMessage:Boolean$emailOnSystem:Boolean$requestId:String){updatePreferences(emailOnApplicationUpdate:$emailOnApplicationUpdate emailOnAccessRequest:$emailOnAccessRequest emailOnMessage:$emailOnMessage emailOnSystem:$emailOnSystem requestId:$requestId){emailOnApplicationUpdate emailOnAccessRequest emailOnMessage emailOnSystem}}",
}

export type ExportMyDataData = { readonly exportMyData: { readonly after: string | null; readonly items: ReadonlyArray<string> } }
export type ExportMyDataVariables = { readonly after?: string | null | undefined }
export const ExportMyData: Operation<ExportMyDataData, ExportMyDataVariables> = {
  kind: 'query',
  endpoint: '/collabhub/graphql',
  text: "query ExportMyData($after:String){exportMyData(first:200 after:$after){after items}}",
}

export type DeleteAccountData = { readonly deleteAccount: { readonly id: string } }
export type DeleteAccountVariables = { readonly requestId?: string | null | undefined }
export const DeleteAccount: Operation<DeleteAccountData, DeleteAccountVariables> = {
  kind: 'mutation',
  endpoint: '/collabhub/graphql',
  text: "mutation DeleteAccount($requestId:String){deleteAccount(requestId:$requestId){id}}",
}
