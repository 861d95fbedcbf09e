// Generated from welcome.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { OwnProfile } from '../users.operations.ts'

export type RegisterUserData = { readonly registerUser: OwnProfile }
export type RegisterUserVariables = { readonly displayName: string; readonly requestId?: string | null | undefined }
export const RegisterUser: Operation<RegisterUserData, RegisterUserVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RegisterUser($displayName:String!$requestId:String){registerUser(displayName:$displayName requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId}",
}

export type AcceptInvitationData = { readonly acceptInvitation: OwnProfile }
export type AcceptInvitationVariables = { readonly requestId?: string | null | undefined }
export const AcceptInvitation: Operation<AcceptInvitationData, AcceptInvitationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation AcceptInvitation($requestId:String){acceptInvitation(requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId}",
}
