// Generated from welcome.graphql by npm run docs: change that, not this file.
import type { Operation } from '../../../api/operation.ts'
import type { LetterLine } from '../../letters/letters.operations.ts'
import type { OwnProfile } from '../users.operations.ts'

export type RegisterUserData = { readonly registerUser: OwnProfile }
export type RegisterUserVariables = { readonly displayName: string; readonly requestId?: string | null | undefined }
export const RegisterUser: Operation<RegisterUserData, RegisterUserVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation RegisterUser($displayName:String!$requestId:String){registerUser(displayName:$displayName requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type AcceptInvitationData = { readonly acceptInvitation: OwnProfile }
export type AcceptInvitationVariables = { readonly requestId?: string | null | undefined }
export const AcceptInvitation: Operation<AcceptInvitationData, AcceptInvitationVariables> = {
  kind: 'mutation',
  endpoint: '/holdthatthought/graphql',
  text: "mutation AcceptInvitation($requestId:String){acceptInvitation(requestId:$requestId){...OwnProfile}}fragment OwnProfile on Profile{userId email displayName bio photoUrl familyRelationship generation familyBranch isProfilePrivate contactEmail notifyOnMessage notifyOnComment theme status groups personId updatedAt}",
}

export type LetterToBeginWithData = { readonly letters: { readonly items: ReadonlyArray<LetterLine & { readonly content: string }> } }
export type LetterToBeginWithVariables = Record<string, never>
export const LetterToBeginWith: Operation<LetterToBeginWithData, LetterToBeginWithVariables> = {
  kind: 'query',
  endpoint: '/holdthatthought/graphql',
  text: "query LetterToBeginWith{letters(first:1 order:oldest){items{...LetterLine content}}}fragment LetterLine on Letter{id date dateText title author recipient place description tags from{...PersonName}to{...PersonName}}fragment PersonName on Person{id name}",
}
