// Generated from settings.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'

export type ProfileFields = { readonly id: string; readonly nickname: string; readonly fullName: string; readonly avatarUrl: string | null; readonly email: string; readonly bio: string | null; readonly pronouns: string | null; readonly gender: string | null; readonly birthDate: string | null; readonly country: string | null; readonly language: string | null; readonly timeZone: string | null; readonly tags: ReadonlyArray<string> }

export type OwnProfileData = { readonly me: ProfileFields | null }
export type OwnProfileVariables = Record<string, never>
export const OwnProfile: Operation<OwnProfileData, OwnProfileVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query OwnProfile{me{...ProfileFields}}fragment ProfileFields on Profile{id nickname fullName avatarUrl email bio pronouns gender birthDate country language timeZone tags}",
}

export type UpdateProfileData = { readonly updateProfile: ProfileFields }
export type UpdateProfileVariables = { readonly nickname?: string | null | undefined; readonly fullName?: string | null | undefined; readonly bio?: string | null | undefined; readonly pronouns?: string | null | undefined; readonly gender?: string | null | undefined; readonly birthDate?: string | null | undefined; readonly country?: string | null | undefined; readonly language?: string | null | undefined; readonly timeZone?: string | null | undefined; readonly tags?: ReadonlyArray<string> | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateProfile: Operation<UpdateProfileData, UpdateProfileVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateProfile($nickname:String$fullName:String$bio:String$pronouns:String$gender:String$birthDate:String$country:String$language:String$timeZone:String$tags:[String!]$requestId:String){updateProfile(nickname:$nickname fullName:$fullName bio:$bio pronouns:$pronouns gender:$gender birthDate:$birthDate country:$country language:$language timeZone:$timeZone tags:$tags requestId:$requestId){...ProfileFields}}fragment ProfileFields on Profile{id nickname fullName avatarUrl email bio pronouns gender birthDate country language timeZone tags}",
}

export type MailPreferencesData = { readonly notificationPreferences: { readonly emailOnComment: boolean; readonly emailOnInvite: boolean; readonly emailOnMention: boolean; readonly emailOnReaction: boolean } }
export type MailPreferencesVariables = Record<string, never>
export const MailPreferences: Operation<MailPreferencesData, MailPreferencesVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query MailPreferences{notificationPreferences{emailOnComment emailOnInvite emailOnMention emailOnReaction}}",
}

export type UpdateMailPreferencesData = { readonly updateNotificationPreferences: { readonly emailOnComment: boolean; readonly emailOnInvite: boolean; readonly emailOnMention: boolean; readonly emailOnReaction: boolean } }
export type UpdateMailPreferencesVariables = { readonly emailOnComment?: boolean | null | undefined; readonly emailOnInvite?: boolean | null | undefined; readonly emailOnMention?: boolean | null | undefined; readonly emailOnReaction?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateMailPreferences: Operation<UpdateMailPreferencesData, UpdateMailPreferencesVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation UpdateMailPreferences($emailOnComment:Boolean$emailOnInvite:Boolean$emailOnMention:Boolean$emailOnReaction:Boolean$requestId:String){updateNotificationPreferences(emailOnComment:$emailOnComment emailOnInvite:$emailOnInvite emailOnMention:$emailOnMention emailOnReaction:$emailOnReaction requestId:$requestId){emailOnComment emailOnInvite emailOnMention emailOnReaction}}",
}

export type ExportMyDataData = { readonly exportMyData: { readonly after: string | null; readonly items: ReadonlyArray<string> } }
export type ExportMyDataVariables = { readonly after?: string | null | undefined }
export const ExportMyData: Operation<ExportMyDataData, ExportMyDataVariables> = {
  kind: 'query',
  endpoint: '/goalsguild/graphql',
  text: "query ExportMyData($after:String){exportMyData(first:100 after:$after){after items}}",
}

export type DeleteAccountData = { readonly deleteAccount: { readonly id: string } }
export type DeleteAccountVariables = { readonly requestId?: string | null | undefined }
export const DeleteAccount: Operation<DeleteAccountData, DeleteAccountVariables> = {
  kind: 'mutation',
  endpoint: '/goalsguild/graphql',
  text: "mutation DeleteAccount($requestId:String){deleteAccount(requestId:$requestId){id}}",
}
