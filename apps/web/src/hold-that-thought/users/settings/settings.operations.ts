// Generated from settings.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { OwnProfile } from '../users.operations.ts'

export type UpdateProfileData = { readonly updateProfile: OwnProfile }
export type UpdateProfileVariables = { readonly displayName?: string | null | undefined; readonly bio?: string | null | undefined; readonly contactEmail?: string | null | undefined; readonly familyRelationship?: string | null | undefined; readonly familyBranch?: string | null | undefined; readonly generation?: string | null | undefined; readonly isProfilePrivate?: boolean | null | undefined; readonly notifyOnComment?: boolean | null | undefined; readonly notifyOnMessage?: boolean | null | undefined; readonly requestId?: string | null | undefined }
export const UpdateProfile: Operation<UpdateProfileData, UpdateProfileVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation UpdateProfile($displayName:String$bio:String$contactEmail:String$familyRelationship:String$familyBranch:String$generation:String$isProfilePrivate:Boolean$notifyOnComment:Boolean$notifyOnMessage:Boolean$requestId:String){updateProfile(displayName:$displayName bio:$bio contactEmail:$contactEmail familyRelationship:$familyRelationship familyBranch:$familyBranch generation:$generation isProfilePrivate:$isProfilePrivate notifyOnComment:$notifyOnComment notifyOnMessage:$notifyOnMessage requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type SetProfilePhotoData = { readonly setProfilePhoto: OwnProfile }
export type SetProfilePhotoVariables = { readonly uploadId: string; readonly requestId?: string | null | undefined }
export const SetProfilePhoto: Operation<SetProfilePhotoData, SetProfilePhotoVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation SetProfilePhoto($uploadId:ID!$requestId:String){setProfilePhoto(uploadId:$uploadId requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type RemoveProfilePhotoData = { readonly removeProfilePhoto: OwnProfile }
export type RemoveProfilePhotoVariables = { readonly requestId?: string | null | undefined }
export const RemoveProfilePhoto: Operation<RemoveProfilePhotoData, RemoveProfilePhotoVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RemoveProfilePhoto($requestId:String){removeProfilePhoto(requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type ExportMyDataData = { readonly exportMyData: { readonly after: string | null; readonly items: ReadonlyArray<string> } }
export type ExportMyDataVariables = { readonly after?: string | null | undefined }
export const ExportMyData: Operation<ExportMyDataData, ExportMyDataVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query ExportMyData($after:String){exportMyData(first:200 after:$after){after items}}",
}

export type DeleteAccountData = { readonly deleteAccount: { readonly userId: string } }
export type DeleteAccountVariables = { readonly requestId?: string | null | undefined }
export const DeleteAccount: Operation<DeleteAccountData, DeleteAccountVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation DeleteAccount($requestId:String){deleteAccount(requestId:$requestId){userId}}",
}
