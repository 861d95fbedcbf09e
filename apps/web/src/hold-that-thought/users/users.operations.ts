// Generated from users.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../api/operation.ts'

export type FamilyFace = { readonly userId: string; readonly displayName: string; readonly photoUrl: string | null }

export type OwnProfile = { readonly userId: string; readonly email: string; readonly displayName: string; readonly bio: string | null; readonly photoUrl: string | null; readonly familyRelationship: string | null; readonly generation: string | null; readonly familyBranch: string | null; readonly isProfilePrivate: boolean; readonly contactEmail: string | null; readonly notifyOnMessage: boolean; readonly notifyOnComment: boolean; readonly theme: string | null; readonly status: 'active' | 'deleted' | 'inactive'; readonly groups: ReadonlyArray<string>; readonly personId: string | null; readonly updatedAt: string }

export type MeData = { readonly me: OwnProfile | null }
export type MeVariables = Record<string, never>
export const Me: Operation<MeData, MeVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query Me{me{...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type SyncEmailData = { readonly syncEmail: OwnProfile }
export type SyncEmailVariables = { readonly requestId?: string | null | undefined }
export const SyncEmail: Operation<SyncEmailData, SyncEmailVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation SyncEmail($requestId:String){syncEmail(requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type ChooseThemeData = { readonly updateProfile: OwnProfile }
export type ChooseThemeVariables = { readonly theme?: string | null | undefined; readonly requestId?: string | null | undefined }
export const ChooseTheme: Operation<ChooseThemeData, ChooseThemeVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation ChooseTheme($theme:String$requestId:String){updateProfile(theme:$theme requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}
